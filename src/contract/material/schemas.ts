import {
  CateId,
  Count,
  CountTab,
  Flag,
  Id,
  Keyword,
  List,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  Shape,
  Text,
  type SchemasFor,
  type Static,
} from '../kit';
import type { materialEndpoints } from './endpoints';

export const MATERIAL_KINDS = ['pdf', 'image', 'audio', 'video', 'sheet'] as const;
/** What one needs for a locked one: a course, to be of the team (推广员), to be of the staff. */
export const MATERIAL_LOCKS = ['course', 'team', 'employee'] as const;
/** The class of those the member has downloaded in the last 90 days. */
export const OWN_DOWNLOADS = 'mine';

export const MaterialRow = Shape({
  id: Id,
  title: Text,
  kind: OneOf(MATERIAL_KINDS),
  /** Bytes. */
  size: Count,
  cover: Text,
  cateId: Text,
  downloads: Count,
  locked: Flag,
  /** What is needed, in words. */
  lockText: Optional(Text),
  lock: Optional(OneOf(MATERIAL_LOCKS)),
  courseId: Optional(Id),
  updatedAt: Ms,
  /** When the member downloaded it last, of the last 90 days. */
  downloadedAt: Optional(Ms),
});

export const materialSchemas = {
  'college.material': {
    request: Shape({
      cateId: CateId,
      kind: Optional(OneOf(MATERIAL_KINDS)),
      courseId: Optional(Id),
      keyword: Optional(Keyword),
      page: PageNo,
    }),
    data: Shape({ cates: List(CountTab), page: Page(MaterialRow) }),
  },
  /** 403 what is needed, in words · 404 it was taken away. */
  'college.materialGet': {
    request: Shape({ id: Id }),
    data: Shape({ url: Text, expiresAt: Ms, downloads: Count }),
    limit: 30,
    daily: 200,
  },
  /** Pages of a PDF as pictures; of a picture, a sound or a film `url`. Nothing is counted. 403 as above. */
  'college.materialPreview': {
    request: Shape({ id: Id }),
    data: Shape({
      kind: OneOf(MATERIAL_KINDS),
      pages: List(Text),
      url: Optional(Text),
      /** Height of a page or a picture for each 10000 of its width. */
      ratioBp: Count,
      expiresAt: Ms,
    }),
    limit: 60,
  },
} as const satisfies SchemasFor<typeof materialEndpoints>;

export type MaterialRow = Static<typeof MaterialRow>;
export type MaterialKind = (typeof MATERIAL_KINDS)[number];
export type MaterialLock = (typeof MATERIAL_LOCKS)[number];
