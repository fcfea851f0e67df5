import { afterEach, beforeEach, expect, it } from '@rstest/core';
import { pluginHead } from '../../../../../plugins/site/head/index';
import { temporaryFolder } from '../../temporaryFolder';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const check = async (...images: string[]) => {
  const pages = await Promise.all(
    images.map(async (image, index) => ({
      frontmatter: { image },
      _filepath: await folder.put(`${index}.md`, `---\ntitle: x\nimage: ${image}\n---\n`),
    })),
  );
  return pluginHead().modifySearchIndexData!(pages as never, true);
};

it('reports images in frontmatter that are relative, all at once', async () => {
  await expect(async () => check('a.png', './b.png', '/c.png')).rejects.toThrow(
    /0\.md:3: image must be .*got "a\.png"\n.*1\.md:3: .*got "\.\/b\.png"$/,
  );
});

it('accepts paths of the public folder and full addresses', async () => {
  await expect(check('/c.png', 'https://example.com/c.png')).resolves.toBeUndefined();
});
