import { Id, Int, Page, PageNo, Shape, Text, type SchemasFor, type Static } from '../kit';
import type { audioEndpoints } from './endpoints';

export const AudioRow = Shape({ id: Id, title: Text, cover: Text, author: Text, duration: Int, url: Text });

export const audioSchemas = {
  'video.audio': { request: Shape({ page: PageNo }), data: Page(AudioRow) },
} as const satisfies SchemasFor<typeof audioEndpoints>;

export type AudioRow = Static<typeof AudioRow>;
