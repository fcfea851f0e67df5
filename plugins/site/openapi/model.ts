import type { Documents, Fields, Located } from './documents';

/** A parameter of a request, or a header of a response. */
export interface Parameter {
  at: Located;
  name: string;
  in: string;
  description?: string;
  isRequired: boolean;
  isDeprecated: boolean;
  schema?: Located;
  example?: unknown;
}

/** What a body contains in one of its formats. */
export interface Content {
  /** Media type: `application/json`. */
  type: string;
  schema?: Located;
  examples: { title?: string; value: unknown }[];
}

/** A response. */
export interface Answer {
  /** Status such as `200` or `4XX`, or `default`. */
  status: string;
  description: string;
  headers: Parameter[];
  contents: Content[];
}

/** Schemes that have to be met together, each with its scopes. */
export type Requirement = Map<string, string[]>;

/** What can be requested; for a webhook, what the API sends. */
export interface Operation {
  at: Located;
  /** Id of its section, unique in the document. */
  id: string;
  /** `GET` */
  method: string;
  /** `/loans/{id}`, or the name of a webhook. */
  path: string;
  summary?: string;
  description?: string;
  /** A page with more about it. */
  moreInfo?: { url: string; description?: string };
  isDeprecated: boolean;
  tags: string[];
  parameters: Parameter[];
  body?: { description?: string; isRequired: boolean; contents: Content[] };
  answers: Answer[];
  /** Alternatives; none if no authentication is needed. */
  security: Requirement[];
  server?: string;
}

/** The operations of a tag. */
export interface Group {
  /** Name of the tag; none for operations without one. */
  name?: string;
  /** Name of its page. */
  slug: string;
  title?: string;
  description?: string;
  operations: Operation[];
  /** Operations of this tag whose section is on the page of another one. */
  elsewhere: Operation[];
}

/** A way to authenticate. */
export interface Scheme {
  name: string;
  id: string;
  fields: Fields;
}

/** A server of the API. */
export interface Server {
  /** Address with the defaults of its variables. */
  url: string;
  description?: string;
  variables: { name: string; initial: string; values: string[]; description?: string }[];
}

/** What a document says. */
export interface Api {
  documents: Documents;
  info: Fields;
  servers: Server[];
  schemes: Scheme[];
  groups: Group[];
  webhooks: Operation[];
  /** Names of groups of tags, for the sidebar. */
  sections: { title: string; tags: string[] }[];
}
