/** A video as the component shows it. */
export interface VideoSource {
  /** Address of the page of the video, or of its file. */
  href: string;
  /** Address of the player, which starts at once; none for a file. */
  embed?: string;
  /** Name of the service; none for a file. */
  service?: string;
}

/** A service: its name, the address of a page without `https://` and with the id at last, and the address of the player. */
type Service = readonly [name: string, page: RegExp, player: (id: string, query: URLSearchParams) => string];

const services: readonly Service[] = [
  [
    'YouTube',
    /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]+)/,
    (id, query) => {
      const start = Number.parseInt(query.get('start') ?? query.get('t') ?? '', 10);
      return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ''}`;
    },
  ],
  [
    'Vimeo',
    /^(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+(?:\/\w+)?)/,
    (id, query) => {
      const [number, secret = query.get('h')] = id.split('/');
      return `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${secret ? `&h=${secret}` : ''}`;
    },
  ],
  [
    'Bilibili',
    /^(?:www\.|m\.)?bilibili\.com\/video\/(BV\w+)/,
    (id, query) => `https://player.bilibili.com/player.html?bvid=${id}&autoplay=1&p=${query.get('p') ?? 1}`,
  ],
];

/** Finds the player of a video from the address of its page; any other address is that of a file. */
export function videoSource(src: string, embed?: string): VideoSource {
  if (!URL.canParse(src)) return { href: src };
  const { host, hostname, pathname, search, searchParams } = new URL(src);
  if (embed) return { href: src, embed, service: hostname.replace(/^www\./, '') };
  for (const [service, page, player] of services) {
    const id = page.exec(host + pathname + search)?.[1];
    if (id) return { href: src, embed: player(id, searchParams), service };
  }
  return { href: src };
}
