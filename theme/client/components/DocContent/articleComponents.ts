import type { MDXProvider } from '@mdx-js/react';
import { Callout, getCustomMDXComponent } from '@rspress/core/theme';
import type { ComponentProps, ComponentType } from 'react';
import { withPlainElements } from './getCustomMDXComponent';

type Components = ComponentProps<typeof MDXProvider>['components'];

/**
 * Components of all that Markdown contains, those of the site included.
 * @param more further components, which take precedence
 */
export const articleComponents = (more?: Record<string, ComponentType<never> | string>): Components =>
  ({ ...withPlainElements(getCustomMDXComponent()), ...more, $$$callout$$$: Callout }) as Components;
