import { describe, expect, it } from '@rstest/core';
import { DiagramProblem } from '../../../../../plugins/site/diagrams/problem';
import { readDiagram } from '../../../../../plugins/site/diagrams/statements';

const flow = (line: string) => readDiagram(`flowchart LR\n${line}`).text.split('\n').slice(1).join('\n');
/** The problem of a source, with its line from 0. */
const problem = (source: string) => {
  try {
    readDiagram(source);
  } catch (error) {
    if (error instanceof DiagramProblem) return `${error.line}: ${error.message}`;
    throw error;
  }
  return '';
};

describe('a flowchart', () => {
  it.each([
    ['A-->B', 'A --> B'],
    ['A---->B-.->C==>D', 'A --> B -.-> C ==> D'],
    ['A -- yes & no --> B', 'A -->|yes & no| B'],
    ['A-.maybe.->B', 'A -.->|maybe| B'],
    ['A<-->B', 'A <--> B'],
    ['A & B --> C & D;', 'A & B --> C & D'],
    ['A:::hot --> B', 'A:::hot --> B'],
    ['A(["x"]) --> B{{y}}', 'A(["x"]) --> B{{"y"}}'],
    ['A[/in/] --> B[/a\\]', 'A["in"] --> B[/"a"\\]'],
    ['A[a; b] --> B; B-->C;', 'A["a; b"] --> B\nB --> C'],
    ['subgraph one [Group]\n A --> B\nend', 'subgraph one [Group]\nA --> B\nend'],
  ])('is read: %s', (line, expected) => {
    expect(flow(line)).toBe(expected);
  });

  it('may be on one line', () => {
    expect(readDiagram('graph TD; A-->B;B-->C;').text).toBe('graph TD\nA --> B\nB --> C');
    expect(problem('graph;')).toBe('0: the diagram is empty');
  });

  it('has names in any language, and characters in labels that look like syntax', () => {
    expect(flow('开始 --> 结束\n结束 --> 开始')).toBe('duet_0["开始"] --> duet_1["结束"]\nduet_1 --> duet_0');
    expect(flow('A["f(x) [1]"]')).toBe('A["f\ue002x\ue003 \ue0001\ue001"]');
    expect(flow('A["a #quot;b#quot; #35;"]')).toBe('A["a \ue007b\ue007 #"]');
  });

  it.each([
    ['A[Start --> B', '1: the label of "A" has no closing "]" in "A[Start --> B"'],
    ['A ==> B --> ', '1: expected a node after the arrow in "A ==> B -->"'],
    ['A -> B', '1: expected an arrow such as `-->` before "-> B" in "A -> B"'],
    ['A --> B\n--> C', '2: expected the name of a node before "--> C" in "--> C"'],
    ['subgraph one\nA --> B', '2: a `subgraph` has no `end`'],
    ['end', '1: `end` without a `subgraph` before it'],
  ])('is rejected with the line: %s', (lines, expected) => {
    expect(problem(`graph TD\n${lines}`)).toBe(expected);
  });
});

describe('other kinds', () => {
  it.each([
    'stateDiagram-v2\n[*] --> Idle\nIdle --> Run : start\nstate Run {\n  a --> b\n}',
    'sequenceDiagram\nparticipant B as Browser\nB->>+S: GET /\nloop each\nS-->>-B: HTML\nend\nNote over B,S: done',
    'classDiagram\nclass A {\n  +int x\n  +run() void\n}\nA "1" --> "*" B : has\nA : +name',
    'erDiagram\nA ||--o{ B : has\nA {\n  int id PK\n  string name "the name"\n}',
    'xychart-beta horizontal\ntitle "Sales"\nx-axis [a, b]\ny-axis "Revenue" 0 --> 10\nbar [1, 2.5]',
  ])('are passed on: %s', source => {
    expect(readDiagram(source).text.split('\n')).toEqual(source.split('\n').map(line => line.trim()));
  });

  it('has spaces around the relations of classes', () => {
    expect(readDiagram('classDiagram\nA<|--B\nA"1"*--"2"B : x').text).toBe(
      'classDiagram\nA <|-- B\nA "1" *-- "2" B : x',
    );
  });

  it.each([
    ['pie title Pets\n"a" : 1', '0: "pie title Pets" cannot be drawn; the kinds that can: flowcharts'],
    ['sequenceDiagram\nA->B', '1: "A->B" is not understood in a sequence diagram'],
    ['sequenceDiagram\nloop x\nA->>B: y', '2: a block has no end'],
    ['stateDiagram-v2\na --> b\n}', '2: "}" without a beginning'],
    ['erDiagram\nA ||--o{ B', '1: "A ||--o{ B" is not understood in an entity relationship diagram'],
    ['xychart-beta\nbar [1, x]', '1: "bar [1, x]" is not understood in an XY chart'],
    ['%% a comment\n\nclassDiagram\nA ?? B', '3: "A ?? B" is not understood in a class diagram'],
    ['\n', '0: the diagram is empty'],
    ['graph TD', '0: the diagram is empty'],
  ])('rejects what the library would skip: %s', (source, expected) => {
    expect(problem(source)).toContain(expected);
  });
});

it('takes names from the source', () => {
  expect(readDiagram('---\ntitle: "Steps"\nconfig:\n  look: x\n---\n%%{init: {}}%%\ngraph TD\nA')).toEqual({
    title: 'Steps',
    text: 'graph TD\nA',
  });
  expect(readDiagram('graph TD\naccTitle: Steps\naccDescr: From a to b\nA')).toEqual({
    title: 'Steps',
    description: 'From a to b',
    text: 'graph TD\nA',
  });
});
