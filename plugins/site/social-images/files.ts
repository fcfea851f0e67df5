import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { UserConfig } from '@rspress/core';
import { fileProblem } from '../../shared/fileProblem';
import type { SocialImagesSettings } from './options';
import type { Logo } from './picture';

/** The files that pictures are made from. */
export interface Files {
  title: string[];
  text: string[];
  logo?: string | undefined;
}

/** Finds the files that the options name, and what is wrong with them. */
export function findFiles(
  { fonts, logo }: SocialImagesSettings,
  config: Pick<UserConfig, 'logo'>,
  root: string,
): { files: Files; problems: string[] } {
  const problems: string[] = [];
  const fontFiles = (key: 'title' | 'text') =>
    (fonts[key] ?? []).flatMap((name, index) => {
      const file = fontFile(name);
      const problem = file ? fontProblem(file) : 'there is no such file, and no installed package has it';
      if (problem) problems.push(`options.fonts.${key}.${index}: "${name}": ${problem}`);
      return file && !problem ? [file] : [];
    });
  const title = fontFiles('title');
  const text = fonts.text ? fontFiles('text') : title;
  const ofSite = typeof config.logo === 'string' ? config.logo : config.logo?.light;
  const path = logo ?? (ofSite && /^\/.+\.(svg|png)$/i.test(ofSite) ? ofSite : false);
  const logoFile = path ? join(root, 'public', path) : undefined;
  if (logoFile && fileProblem(logoFile)) {
    if (logo) problems.push(`options.logo: "${logo}": there is no such file in the public folder`);
    return { files: { title, text }, problems };
  }
  return { files: { title, text, logo: logoFile }, problems };
}

/** A file of the site, or of a package that it has installed. */
function fontFile(name: string): string | undefined {
  if (!fileProblem(name)) return resolve(name);
  try {
    return createRequire(resolve('package.json')).resolve(name);
  } catch {
    return undefined;
  }
}

function fontProblem(file: string): string | undefined {
  const kind = readFileSync(file).toString('latin1', 0, 4);
  if (['\0\x01\0\0', 'OTTO', 'true', 'wOFF'].includes(kind)) return undefined;
  if (kind === 'wOF2') return 'WOFF2 cannot be read; packages of fonts have the same font as WOFF beside it';
  return 'this is not a TrueType, OpenType or WOFF font';
}

/** Reads a logo; one without a size counts as square. */
export function readLogo(file: string): Logo {
  const bytes = readFileSync(file);
  const isPng = /\.png$/i.test(file);
  const [width, height] = isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : sizeOfSvg(String(bytes));
  return {
    href: `data:image/${isPng ? 'png' : 'svg+xml'};base64,${bytes.toString('base64')}`,
    ratio: width && height ? width / height : 1,
  };
}

function sizeOfSvg(svg: string): (number | undefined)[] {
  const [tag = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const view = /\bviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  const sides =
    view?.slice(1) ?? ['width', 'height'].map(side => new RegExp(`\\s${side}=["']([\\d.]+)`).exec(tag)?.[1]);
  return sides.map(side => (side ? Number(side) : undefined));
}
