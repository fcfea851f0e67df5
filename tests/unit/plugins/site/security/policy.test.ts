import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@rstest/core';
import {
  contentSecurityPolicy,
  securityHeaders,
  trustedTypesScript,
} from '../../../../../plugins/site/security/policy';
import { addSource, noNeeds } from '../../../../../plugins/site/security/policySources';

const settings = { sources: {}, trustedTypes: false };
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map(part => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

describe('contentSecurityPolicy', () => {
  it('allows the site’s own files only', () => {
    expect(directives(contentSecurityPolicy(noNeeds(), settings))).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self' data:",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
    });
  });

  it('adds what pages need and what the options name, without the origin of the site', () => {
    const needs = { ...noNeeds(), styleAttributes: true };
    addSource(needs, 'script-src', "'sha256-b'");
    addSource(needs, 'script-src', "'sha256-a'");
    addSource(needs, 'frame-src', 'https://video.example');
    addSource(needs, 'img-src', 'https://example.com');
    const sources = { 'connect-src': ['https://api.example'], 'object-src': ['https://o.example'] };
    const policy = directives(contentSecurityPolicy(needs, { ...settings, sources }, 'https://example.com'));
    expect(policy).toMatchObject({
      'script-src': "'self' 'sha256-a' 'sha256-b'",
      'style-src-attr': "'unsafe-inline'",
      'frame-src': "'self' https://video.example",
      'connect-src': "'self' https://api.example",
      'object-src': 'https://o.example',
      'img-src': "'self' data:",
    });
  });

  it('requires Trusted Types on request', () => {
    expect(contentSecurityPolicy(noNeeds(), { ...settings, trustedTypes: true })).toContain(
      "; require-trusted-types-for 'script'; trusted-types default rspack 'allow-duplicates'",
    );
  });
});

describe('securityHeaders', () => {
  it('has the policy and the defaults', () => {
    expect(Object.keys(securityHeaders('p', {}))).toEqual([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
    ]);
  });

  it('lets the site replace, remove and add headers, in any case', () => {
    const headers = securityHeaders('p', {
      'referrer-policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': false,
      'X-Own': '1',
    });
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'X-Own': '1' });
    expect(Object.keys(headers)).not.toContain('Referrer-Policy');
    expect(Object.keys(headers)).not.toContain('Cross-Origin-Opener-Policy');
  });
});

describe('trustedTypesScript', () => {
  interface Rules {
    createHTML(text: string): string;
    createScriptURL(url: string): string;
    createScript?: unknown;
  }
  const rulesOf = (origins: string[]) => {
    let rules: Rules | undefined;
    const trustedTypes = {
      createPolicy(name: string, given: Rules) {
        expect(name).toBe('default');
        rules = given;
      },
    };
    const location = { origin: 'https://example.com' };
    const document = { baseURI: 'https://example.com/docs/' };
    runInNewContext(trustedTypesScript(origins), {
      window: { trustedTypes },
      trustedTypes,
      location,
      document,
      URL,
    });
    return rules!;
  };

  it.each(['a.js', '/a.js', 'https://example.com/a.js', 'https://cdn.example/a.js'])('accepts %s', url => {
    expect(rulesOf(['https://cdn.example']).createScriptURL(url)).toBe(url);
  });

  it.each(['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1'])(
    'refuses %s',
    url => {
      expect(() => rulesOf([]).createScriptURL(url)).toThrow('Blocked script');
    },
  );

  it('passes HTML and refuses text as script', () => {
    expect(rulesOf([]).createHTML('<p>')).toBe('<p>');
    expect(rulesOf([]).createScript).toBeUndefined();
  });

  it('leaves the default policy of the document in place when it runs again', () => {
    const createPolicy = () => {
      throw new TypeError('Policy with name "default" already exists.');
    };
    const trustedTypes = { createPolicy, defaultPolicy: {} };
    const again = () => runInNewContext(trustedTypesScript([]), { window: { trustedTypes }, trustedTypes });
    expect(again).not.toThrow();
  });

  it('does nothing in browsers without Trusted Types', () => {
    expect(() => runInNewContext(trustedTypesScript([]), { window: {} })).not.toThrow();
  });
});
