/**
 * Audits of built sites in a browser, for scripts and tests.
 *
 * @module
 */

export { articleViolations, createAudit, pagesWithNewElements, violations } from './audit';
export { type AuditOptions, auditSite, type SiteAudit } from './auditSite';
export { committed, hydrated, settled } from './hydrated';
export { spoken, tabTo } from './keyboard';
export { layoutProblems, openEverything } from './layout';
export { type SiteServer, serveSite } from './serveSite';
export { sitePages } from './sitePages';
export { structureProblems } from './structure';
