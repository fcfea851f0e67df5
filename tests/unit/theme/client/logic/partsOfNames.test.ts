import { describe, expect, it } from '@rstest/core';
import { partsOfNames } from '../../../../../theme/client/logic/partsOfNames';

describe('a text with names', () => {
  it.each([
    ['output.overrideBrowserslist', ['output.', 'overrideBrowserslist']],
    ['tools.swc and server.proxy.bypass', ['tools.', 'swc and server.', 'proxy.', 'bypass']],
    ['1.7.6 is out. Read on', ['1.7.6 is out. Read on']],
    ['.env, and so on...', ['.env, and so on...']],
  ])('%s can be broken after the dots of names alone', (text, parts) => {
    expect(partsOfNames(text)).toEqual(parts);
  });
});
