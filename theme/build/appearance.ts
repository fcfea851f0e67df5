import type { DarkMode, RspressPlugin } from '@rspress/core';

/** Rspress's own key, so that a reader's choice survives a change of theme. */
const key = 'rspress-theme-appearance';

/**
 * The colour scheme before and without React: a head script that paints the right scheme at once,
 * follows the system and other tabs, and serves the toggle (`[data-duet-appearance]`). It stands in
 * for the stock head script, which throws where storage is forbidden.
 * React only reads the result: see hooks/useThemeState.
 */
export function pluginAppearance(): RspressPlugin {
  let darkMode: DarkMode | undefined;
  let animated: boolean | undefined;
  return {
    name: 'rspress-theme-duet/appearance',
    config(config) {
      darkMode = config.themeConfig?.darkMode;
      animated = config.themeConfig?.enableAppearanceAnimation;
      return config;
    },
    builderConfig: {
      html: {
        tags: [
          tags => {
            const script = appearanceScript(darkMode, animated);
            const others = tags.filter(tag => !isStockScript(tag.tag, tag.children));
            const ours = { tag: 'script', children: script, head: true, append: false };
            return script ? [ours, ...others] : others;
          },
        ],
      },
    },
  };
}

/** The stock script sets both classes of the root; no other one does. */
function isStockScript(tag: string, children = ''): boolean {
  return tag === 'script' && children.includes("classList.toggle('rp-dark'");
}

/**
 * Text of the head script; constant for a site, so a Content-Security-Policy can name its hash.
 * From `auto`, the first press always changes what the reader sees: auto, the other scheme, the
 * system's scheme, auto.
 * @param darkMode `themeConfig.darkMode`
 * @param animated `themeConfig.enableAppearanceAnimation`
 * @returns nothing for a site that is always light
 */
export function appearanceScript(darkMode: DarkMode = true, animated = false): string {
  const mode = typeof darkMode === 'string' ? darkMode : darkMode ? 'auto' : 'force-light';
  if (mode === 'force-light') return '';
  const fallback = mode.replace('force-', '');
  const choosable = mode === fallback;
  return [
    "(()=>{let r=document.documentElement,s=matchMedia('(prefers-color-scheme:dark)'),c,",
    `t=v=>c=/^(light|dark|auto)$/.test(v)?v:'${fallback}',`,
    "p=()=>{let d=c=='auto'?s.matches:c=='dark';r.classList.toggle('dark',d);r.classList.toggle('rp-dark',d);",
    `r.style.colorScheme=d?'dark':'light';${choosable ? 'r.dataset.duetTheme=c' : ''}};`,
    choosable ? `try{t(localStorage.getItem('${key}'))}catch{t()}` : 't();',
    "p();s.addEventListener('change',p);",
    choosable ? toggle(animated) : '',
    '})()',
  ].join('');
}

/** The part of the script that listens: other tabs, and presses of the toggle. */
function toggle(animated: boolean): string {
  const plainly = 'p()';
  const revealed = [
    "if(!document.startViewTransition||matchMedia('(prefers-reduced-motion:reduce)').matches)p();else{",
    'let o=b.getBoundingClientRect(),k=e.detail,y=r.style;',
    "y.setProperty('--duet-reveal-x',(k?e.clientX:o.x+o.width/2)+'px');",
    "y.setProperty('--duet-reveal-y',(k?e.clientY:o.y+o.height/2)+'px');",
    "r.dataset.duetReveal='';let v=n=document.startViewTransition(p);v.ready.catch(()=>{});",
    'v.finished.finally(()=>n==v&&delete r.dataset.duetReveal)}',
  ].join('');
  return [
    // The reveal on its way: a press during one begins another, which skips the one before.
    animated ? 'let n;' : '',
    `addEventListener('storage',e=>{if(e.key=='${key}'){t(e.newValue);p()}});`,
    "addEventListener('click',e=>{let b=e.target.closest?.('[data-duet-appearance]');if(!b)return;",
    "let m=['auto','dark','light'];s.matches&&m.reverse().unshift(m.pop());",
    `c=m[(m.indexOf(c)+1)%3];try{localStorage.setItem('${key}',c)}catch{}`,
    animated ? revealed : plainly,
    '})',
  ].join('');
}
