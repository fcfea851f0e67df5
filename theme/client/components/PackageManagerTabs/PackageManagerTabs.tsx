import { type ComponentProps, type ReactNode, Suspense, use, useImperativeHandle, useRef } from 'react';
import { commandFor } from '../../../../shared/commands/commandFor';
import { managers, type PackageManager } from '../../../../shared/commands/managers';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import { CodeScroller } from '../CodeBlock/CodeScroller';
import { codeIn } from '../CodeButtonGroup/CodeButtonGroup';
import { CopyButton } from '../CopyButton/CopyButton';
import { TabFrame } from '../Tabs/TabFrame';
import './PackageManagerTabs.css';

/** Props of {@link PackageManagerTabs}. */
export interface PackageManagerTabsProps extends ComponentProps<'div'> {
  /**
   * What follows `npm` (`install -D x`, `create app@latest`, `run dev`), or
   * whole `npm …` and `npx …` commands, one per line.
   * Commands that are not npm's (`cd my-app`) and comments stay as they are.
   * Or the exact command of each tool, in the order of the tabs.
   */
  command: string | { [tool in PackageManager]?: string };
  /** Whether `command` runs a program of an installed package, like `npx`. @default false */
  exec?: boolean;
  /** Whether `command` runs a package without installing it. Takes precedence over `exec`. @default false */
  dlx?: boolean;
  /** Additional tools; `deno` has its own form of the command, others get `<tool> <command>`. @default none */
  additionalTabs?: { tool: string; icon?: ReactNode }[];
}

const group = 'package-manager';

/** One command for each package manager. The reader's choice applies to all commands of the site. */
export function PackageManagerTabs(props: PackageManagerTabsProps) {
  if (import.meta.env.SSG_MD) {
    return commandsOf(props, () => commandFor).map(({ tool, lines }) => (
      <section key={tool}>
        {`\n**${tool}**\n`}
        <pre data-lang="sh">
          <code>{lines}</code>
        </pre>
      </section>
    ));
  }
  return (
    <Suspense>
      <Commands {...props} />
    </Suspense>
  );
}

let translator: Promise<typeof commandFor> | undefined;

/** The translator, loaded only for commands that the build could not translate (node/translatedCommands.ts). */
function loadTranslator(): Promise<typeof commandFor> {
  translator ??= import('../../../../shared/commands/commandFor').then(
    module => module.commandFor,
    // The server's HTML stays.
    () => new Promise(() => {}),
  );
  return translator;
}

function Commands({ ref, ...props }: PackageManagerTabsProps) {
  const { command: _, exec, dlx, additionalTabs, ...rest } = props;
  const t = useText();
  const commands = commandsOf(props, () => (process.env.__SSR__ ? commandFor : use(loadTranslator())));
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!);
  const items = commands.map(({ tool, icon, lines }) => ({
    label: icon ? [icon, tool] : tool,
    name: tool,
    content: (
      <CodeScroller label={t('commandLabel', { tool })}>
        <pre>
          <code>{lines.split('\n').map(highlighted)}</code>
        </pre>
      </CodeScroller>
    ),
  }));
  const button = (
    <div className="duet-code-tools">
      <CopyButton
        text={() => codeIn(root.current?.querySelector<HTMLElement>(':scope > :not([hidden]) > pre') ?? null)}
      >
        {t('codeButtonGroupCopyButtonText')}
      </CopyButton>
    </div>
  );
  return (
    <TabFrame
      {...rootProps('duet-commands rp-not-doc', rest)}
      ref={root}
      items={items}
      initial={0}
      label={t('commandTabs')}
      group={group}
      actions={button}
      focusPanels={false}
    />
  );
}

/** A line whose program has the colour of functions. */
function highlighted(line: string, index: number) {
  const [, before, program, rest] = /^(\s*)([^\s#]+)?(.*)$/.exec(line) ?? [];
  return [
    index > 0 && '\n',
    before,
    program && (
      <span key={index} className="t-f">
        {program}
      </span>
    ),
    rest,
  ];
}

/** Tool, icon and lines of each tab. */
function commandsOf(
  { command, exec, dlx, additionalTabs = [] }: PackageManagerTabsProps,
  translator: () => typeof commandFor,
) {
  const tab = (tool: string, lines: string) => ({
    tool,
    icon: additionalTabs.find(other => other.tool === tool)?.icon,
    lines,
  });
  if (typeof command !== 'string')
    return Object.entries(command).map(([tool, lines]) => tab(tool, lines ?? ''));
  const translate = translator();
  const linesFor = (manager: PackageManager) =>
    translate(manager, command, { isShort: true, kind: dlx ? 'dlx' : exec ? 'exec' : undefined });
  const more = additionalTabs.filter(({ tool }) => !managers.some(manager => manager === tool));
  return [
    ...managers.map(tool => tab(tool, linesFor(tool))),
    ...more.map(({ tool }) => tab(tool, tool === 'deno' ? linesFor('deno') : `${tool} ${command}`)),
  ];
}
