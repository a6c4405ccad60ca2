/** Shapes of processes that others carry too. */
import { Fen, Flag, Id, List, Media, Ms, OneOf, Optional, Shape, Text, type Static } from '../kit';

export const FIELD_TYPES = ['text', 'number', 'money', 'date', 'choice', 'people', 'files', 'table'] as const;
export const COLUMN_TYPES = ['text', 'number', 'money'] as const;
export const PROCESS_STATUS = ['draft', 'running', 'passed', 'rejected', 'withdrawn'] as const;

const ProcessColumn = Shape({ key: Text, label: Text, type: OneOf(COLUMN_TYPES) });
/**
 * How a value travels, always as a text: number digits, money fen, date YYYY-MM-DD, choice the option, people ids of employees with
 * commas, table a JSON list of rows of texts. `columns` of a table; the number and money of a row multiply to its sum. `counts`: the
 * path goes by its amount.
 */
const ProcessField = Shape({
  key: Text,
  label: Text,
  type: OneOf(FIELD_TYPES),
  required: Flag,
  options: List(Text),
  columns: List(ProcessColumn),
  counts: Flag,
});
/** `over`: only above so many fen. */
const ProcessStep = Shape({ key: Text, name: Text, desk: Text, over: Optional(Fen) });
export const ProcessDefinition = Shape({
  kind: Text,
  title: Text,
  about: Text,
  fields: List(ProcessField),
  steps: List(ProcessStep),
});

/** `steps`: who would decide each of them, by name. `over`: only above so many fen, so that the path is shown as the amount is typed. */
export const ProcessForm = Shape({
  kind: Text,
  title: Text,
  about: Text,
  fields: List(ProcessField),
  steps: List(Shape({ key: Text, label: Text, value: Text, over: Optional(Fen) })),
});
/** `text`: the value for people: names, yuan, a table in words. */
const ProcessValue = Shape({ key: Text, label: Text, value: Text, text: Text });
export const ProcessView = Shape({
  id: Id,
  no: Text,
  kind: Text,
  title: Text,
  values: List(ProcessValue),
  files: List(Media),
  status: OneOf(PROCESS_STATUS),
  steps: List(Shape({ name: Text, who: Text, result: Text, note: Text, at: Ms })),
  createdAt: Ms,
  amount: Optional(Fen),
  from: Text,
  /** As it was when this began. */
  form: ProcessForm,
  can: List(OneOf(['edit', 'withdraw', 'remind', 'copy'])),
});

export type ProcessColumn = Static<typeof ProcessColumn>;
export type ProcessField = Static<typeof ProcessField>;
export type ProcessDefinition = Static<typeof ProcessDefinition>;
export type ProcessForm = Static<typeof ProcessForm>;
export type ProcessView = Static<typeof ProcessView>;
