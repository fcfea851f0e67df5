import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { declaredScripts } from '../../shared/inlineScripts';
import { appendOutput, appendToJson } from '../../shared/outputFile';
import { parseOptions } from '../../shared/parseOptions';
import { type Site, siteOf } from '../../shared/site';
import { headersBlock, nginxHeaders, vercelHeaders, withMeta } from './hostFiles';
import { SecurityOptions } from './options';
import { bundlerPolicy, contentSecurityPolicy, securityHeaders, trustedTypesScript } from './policy';
import { addNeeds, addSource, hashOf, noNeeds } from './policySources';

export type { SecurityOptions } from './options';

const name = 'security';
/** Longest line that Cloudflare Pages reads from `_headers`, in characters. */
const cloudflareLimit = 2000;

/** Writes the Content-Security-Policy that the built site needs, and other security headers. */
export const pluginSecurity: (options?: SecurityOptions) => RspressPlugin = pluginFactory((options = {}) => {
  const settings = parseOptions(name, SecurityOptions, options);
  const { hosts, meta, trustedTypes, sources, headers: siteHeaders } = settings;
  const origins = (sources['script-src'] ?? []).filter(source => /^https?:/.test(source));
  const script = { tag: 'script', children: trustedTypesScript(origins), head: true, append: false };
  let site: Site;
  return {
    name: `rspress-plugin-duet/${name}`,
    builderConfig: trustedTypes
      ? {
          // First in the head, since later scripts already need the policy.
          html: { tags: [script] },
          // The default policy of a page does not exist in its workers, which load the rest of their code too.
          tools: { rspack: { output: { trustedTypes: bundlerPolicy } } },
        }
      : {},
    config(config) {
      site = siteOf(config);
      return config;
    },
    async afterBuild({ plugins }, isProd) {
      if (!isProd) return;
      const names = await readdir(site.outDir, { recursive: true });
      const files = names.filter(file => file.endsWith('.html')).map(file => join(site.outDir, file));
      const needs = noNeeds();
      for (const file of files) addNeeds(needs, await readFile(file, 'utf8'));
      // Other plugins write their pages at the same time.
      for (const text of declaredScripts(plugins)) addSource(needs, 'script-src', hashOf(text));
      if (needs.handlers.size > 0)
        warn(
          `The policy blocks event handlers in attributes; use scripts: ${[...needs.handlers].join(', ')}`,
        );

      const policy = contentSecurityPolicy(needs, settings, site.origin);
      const headers = securityHeaders(policy, siteHeaders);
      const path = (file: string) => join(site.outDir, file);
      if (hosts.includes('cloudflare') && policy.length > cloudflareLimit) {
        warn(
          `Cloudflare ignores lines above ${cloudflareLimit} characters, and the policy has ${policy.length}; set \`meta\``,
        );
      }
      if (hosts.includes('netlify') || hosts.includes('cloudflare')) {
        await appendOutput(path('_headers'), headersBlock(headers, site.base));
      }
      if (hosts.includes('nginx')) await appendOutput(path('security.nginx.conf'), nginxHeaders(headers));
      if (hosts.includes('vercel')) {
        await appendToJson(path('vercel.json'), 'headers', [vercelHeaders(headers, site.base)]);
      }
      if (!meta) return;
      for (const file of files) await writeFile(file, withMeta(await readFile(file, 'utf8'), policy));
    },
  };
});

const warn = (message: string) => logger.warn(`[rspress-plugin-duet/${name}] ${message}.`);
