interface Policy {
  createHTML(html: string): string;
}

interface TrustedTypes {
  defaultPolicy?: Policy | null;
  createPolicy(name: string, rules: Policy): Policy;
}

/** `document.write` that works with trusted types too. It is copied as source. */
export function htmlWriter(): (html: string) => void {
  let policy: Policy | undefined;
  return html => {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    // Only if the site has no default policy: a site with its own may not allow others.
    if (!trustedTypes?.defaultPolicy)
      policy ??= trustedTypes?.createPolicy('duet', { createHTML: text => text });
    document.write(policy ? policy.createHTML(html) : html);
  };
}
