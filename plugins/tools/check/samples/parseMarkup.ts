import { XMLValidator } from 'fast-xml-parser';
import { type ParserError, parseFragment, parse as parseHtml } from 'parse5';
import type { SyntaxProblem } from './sampleError';

/** Errors that are intended in templates and fragments. */
const harmless = new Set([
  'missing-doctype',
  'non-void-html-element-start-tag-with-trailing-solidus',
  'control-character-reference',
]);

/** A document or a fragment. */
export function problemInHtml(code: string): SyntaxProblem | undefined {
  // Tags such as <%= title %> belong to the template engine.
  const plain = code.replace(/<%[\s\S]*?%>/g, mark => mark.replace(/[^\n]/g, '_'));
  const errors: ParserError[] = [];
  const onParseError = (error: ParserError) => errors.push(error);
  const parse = /<!doctype|<html/i.test(plain) ? parseHtml : parseFragment;
  parse(plain, { onParseError, sourceCodeLocationInfo: true });
  const error = errors.find(({ code }) => !harmless.has(code));
  return error && { line: error.startLine, column: error.startCol, message: error.code.replaceAll('-', ' ') };
}

/** XML, including SVG. */
export function problemInXml(code: string): SyntaxProblem | undefined {
  const valid = XMLValidator.validate(code, { allowBooleanAttributes: false });
  return valid === true ? undefined : { line: valid.err.line, column: valid.err.col, message: valid.err.msg };
}
