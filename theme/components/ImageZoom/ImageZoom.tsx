import { useI18n } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { useStore } from '../../hooks/useStore';
import type { DuetText } from '../../text';
import { renderedArticles } from '../DocContent/renderedArticles';

/** Delay before the images of a new page are set up, in milliseconds. */
const startAfterMs = 100;

/** Lets readers enlarge the images of an article. Pages without images load nothing. */
export function ImageZoom() {
  const t = useI18n<DuetText>();
  const articles = useStore(renderedArticles);

  useEffect(() => {
    if (articles === 0) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const timer = setTimeout(async () => {
      if (!document.querySelector('.rspress-doc img')) return;
      const { zoomImages } = await import('./zoomImages');
      if (isGone) return;
      stop = zoomImages({
        open: name => t('imageZoomOpen', { name }).trim(),
        close: t('closeText'),
        image: t('imageZoomImage'),
      });
    }, startAfterMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [t, articles]);
  return null;
}

/** Rspress imports global components by their default export. */
export default ImageZoom;
