/** The parts of TypeDoc that are used here. It is an optional package, so its own types cannot be imported. */
export interface TypeDoc {
  Application: {
    VERSION: string;
    bootstrapWithPlugins(options: object, readers: readonly unknown[]): Promise<Application>;
  };
  Logger: new () => Logger;
  LogLevel: { Warn: number };
  ReflectionKind: Record<string, number> & { pluralString(kind: number): string };
  TSConfigReader: new () => unknown;
}

export interface Application {
  logger: Logger;
  converter: { on(event: 'begin', listener: (context: { programs: Program[] }) => void): void };
  renderer: { defineTheme(name: string, theme: ThemeClass): void };
  serializer: { projectToObject(project: Project, root: string): object };
  convert(): Promise<Project | undefined>;
  generateOutputs(project: Project): Promise<void>;
}

interface Logger {
  log(message: string, level: number): void;
}

export interface Program {
  getSourceFiles(): SourceFile[];
  getCompilerOptions(): { configFilePath?: string };
  getSyntacticDiagnostics(file: SourceFile): Diagnostic[];
  getSemanticDiagnostics(file: SourceFile): Diagnostic[];
}

export interface SourceFile {
  fileName: string;
  text: string;
  /** The line, from 0. */
  getLineAndCharacterOfPosition(position: number): { line: number };
}

/** What TypeScript says about a place in the code. */
interface Diagnostic {
  /** 1 for an error. */
  category: number;
  code: number;
  start?: number;
  /** A text, or the first of several. */
  messageText: string | { messageText: string };
}

export interface Project {
  reflections: Record<string, Reflection>;
}

/** Anything that has a name in the code. */
export interface Reflection {
  name: string;
  parent?: Reflection;
  comment?: Comment;
  sources?: Source[];
  defaultValue?: string;
  getFriendlyFullName(): string;
}

/** A place in the code. */
export interface Source {
  /** Path from the top of the repository. */
  fileName: string;
  fullFileName: string;
  line: number;
  url?: string;
}

/** A doc comment. */
export interface Comment {
  summary: CommentPart[];
  blockTags: { tag: string; content: CommentPart[] }[];
}

export interface CommentPart {
  kind: string;
  text: string;
  /** Of an inline tag such as `{@link Name}`. */
  tag?: string;
  /** Where it leads to; undefined if TypeDoc found nothing. */
  target?: unknown;
}

/** The theme of typedoc-plugin-markdown. */
export type ThemeClass = new (...args: unknown[]) => Theme;

export interface Theme {
  getRenderContext(page: unknown): RenderContext;
}

interface CommentOptions {
  isTableColumn?: boolean;
  showSummary?: boolean;
}

export interface RenderContext {
  partials: {
    comment(comment: Comment, options?: CommentOptions): string;
    declarationTitle(model: Reflection): string;
    sources(model: Reflection): string;
    someType(type: unknown): string;
  };
  helpers: {
    getCommentParts(parts: CommentPart[]): string;
    getDescriptionForComment(comment: Comment): string | null;
    getDeclarationType(model: Reflection): unknown;
    getParameterDefaultValue(model: Reflection): string;
  };
}
