import {
  Id,
  Json,
  KV,
  List,
  Media,
  OneOf,
  Option,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Type,
  type SchemasFor,
} from '../kit';
import type { processEndpoints } from './endpoints';
import { ProcessForm, ProcessView } from './shapes';

const Kind = Type.String({ maxLength: 40 });
const MOST_VALUES = 40;
const MOST_FILES = 9;

export const processSchemas = {
  /** The kinds and the own ones; with `kind` its form and the own draft of it, with `id` one that one sent or may decide. */
  'process.input': {
    request: Shape({ kind: Optional(Kind), id: Optional(Id), page: PageNo }),
    data: Shape({
      kinds: List(Option),
      form: Optional(ProcessForm),
      draft: Optional(ProcessView),
      instance: Optional(ProcessView),
      mine: Optional(Page(ProcessView)),
    }),
    role: 'staff',
  },
  /**
   * draft: kept, one of each kind; submit: the draft or what is sent begins its path; withdraw: before the first decision; remind: once an
   * hour. A refusal about a field names its key.
   */
  'process.inputSave': {
    request: Shape({
      id: Optional(Id),
      kind: Kind,
      action: OneOf(['draft', 'submit', 'withdraw', 'remind']),
      values: Json(List(KV, { maxItems: MOST_VALUES })),
      files: Optional(Json(List(Media, { maxItems: MOST_FILES }))),
      requestId: RequestId,
    }),
    data: ProcessView,
    role: 'staff',
    limit: 60,
    once: true,
  },
} as const satisfies SchemasFor<typeof processEndpoints>;
