/** A sound or a film among the materials: it waits for its press, and its address renews itself. */
import { useMemo, type ReactElement } from 'react';
import type { DataOf, MaterialRow } from '@/contract';
import { call } from '@/core/api';
import { playable } from '@/domain/film/film';
import { Stage } from '@/domain/film/Stage';
import { usePlaying } from '@/domain/film/usePlaying';

export interface FilmProps {
  material: MaterialRow;
  shown: DataOf<'college.materialPreview'>;
}

export function Film({ material, shown }: FilmProps): ReactElement {
  const { id, title, cover, kind } = material;
  const film = useMemo(
    () => playable(title, shown.url ?? '', cover, { kind: kind === 'audio' ? 'audio' : 'video' }),
    // oxlint-disable-next-line react/exhaustive-deps -- a new address comes by the renewal, not as another film
    [id],
  );
  const playing = usePlaying(film, {
    still: true,
    renewal: {
      expiresAt: shown.expiresAt,
      renew: async () => {
        const { url = '', expiresAt } = await call('college.materialPreview', { id }, { hide: true });
        return { sources: [{ quality: '', url }], expiresAt };
      },
    },
  });
  return <Stage playing={playing} pose="upright" />;
}
