import { marks, noDefault } from './marks';
import type { Comment, CommentPart, Reflection, RenderContext, ThemeClass } from './typedoc';

/** Words of the pages that are not TypeDoc's. */
export interface ThemeWords {
  type: string;
  initial: string;
  source: string;
  deprecated: string;
}

/** Tags whose content is a fact. */
const defaultTags = ['@default', '@defaultValue'];

/**
 * The theme of typedoc-plugin-markdown with the parts that look like pages of options: facts of a property in a
 * list, a note on what is deprecated. Text of comments gets marks, because it has a language of its own.
 * @param linkOf the link to the source of something; none if the site does not want it
 */
export function markdownTheme(
  Base: ThemeClass,
  words: ThemeWords,
  linkOf: (model: Reflection) => string | undefined,
): ThemeClass {
  return class extends Base {
    override getRenderContext(page: unknown): RenderContext {
      const context = super.getRenderContext(page);
      const { partials, helpers } = context;
      const { comment, declarationTitle } = partials;
      const { getCommentParts, getDescriptionForComment, getParameterDefaultValue } = helpers;
      /** Things whose facts have the link to the source. */
      const withFacts = new Set<Reflection>();
      /** Inside the cell of a table, which has one line. */
      let isCell = false;
      const inCell = (write: () => string | null) => {
        isCell = true;
        const text = (write() ?? '').trim();
        isCell = false;
        return text && `${marks.cell}${text}${marks.cellEnd}`;
      };
      helpers.getCommentParts = (parts: CommentPart[]) => {
        const text = getCommentParts(parts).trim();
        return isCell || !text ? text : `${marks.comment}${text}${marks.commentEnd}`;
      };
      helpers.getDescriptionForComment = model =>
        inCell(() => firstSentence(getDescriptionForComment(model) ?? ''));
      helpers.getParameterDefaultValue = model =>
        model.defaultValue && model.defaultValue !== '...' ? getParameterDefaultValue(model) : noDefault;
      partials.comment = (model, options = {}) => {
        if (options.isTableColumn) return inCell(() => comment(model, options));
        const deprecated = model.blockTags.find(({ tag }) => tag === '@deprecated');
        const shown = model.blockTags.filter(tag => tag !== deprecated && !defaultTags.includes(tag.tag));
        const rest = comment(Object.assign(Object.create(model), { blockTags: shown }), options);
        if (!deprecated || options.showSummary === false) return rest;
        const reason = helpers.getCommentParts(deprecated.content);
        return [`:::warning ${words.deprecated}`, reason, ':::', rest].filter(Boolean).join('\n\n');
      };
      partials.sources = model => {
        const link = withFacts.has(model) ? undefined : linkOf(model);
        return link ? facts([`- **${words.source}:** ${link}`]) : '';
      };
      partials.declarationTitle = model => {
        const type = helpers.getDeclarationType(model);
        const title = declarationTitle(model);
        // A type has its text; a value has facts, with links to its types.
        if (!type || /^```ts\ntype /.test(title)) return title;
        withFacts.add(model);
        const initial = initialOf(model, part => getCommentParts(part));
        const link = linkOf(model);
        return facts([
          `- **${words.type}:** ${partials.someType(type).replace(/\s*\n\s*/g, ' ')}`,
          ...(initial ? [`- **${words.initial}:** ${initial}`] : []),
          ...(link ? [`- **${words.source}:** ${link}`] : []),
        ]);
      };
      return context;
    }
  };
}

const facts = (list: string[]) => ['<OptionFacts>', list.join('\n'), '</OptionFacts>'].join('\n\n');

/** The default that a comment states, or the code. */
function initialOf(
  { comment, defaultValue }: { comment?: Comment; defaultValue?: string },
  textOf: (parts: CommentPart[]) => string,
): string | undefined {
  const stated = comment?.blockTags.find(({ tag }) => defaultTags.includes(tag));
  if (!stated) return defaultValue && defaultValue !== '...' ? `\`${defaultValue}\`` : undefined;
  // A default without a fence is code; TypeDoc gives it one.
  const text = textOf(stated.content).trim();
  return text.replace(
    /^```\w*\n([\s\S]*?)\n```$/,
    (_, code: string) => `\`${code.replace(/\s*\n\s*/g, ' ')}\``,
  );
}

/** The first sentence of a paragraph; lists of names have one line for each. */
const firstSentence = (text: string) => /^[\s\S]*?[.!?](?=\s+\p{Lu})/u.exec(text)?.[0] ?? text;
