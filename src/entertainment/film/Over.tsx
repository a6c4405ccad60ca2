/** What lies over the film that is shown: what is said of it, what can be done with it, and how far it is. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { Steep, VideoDetail } from '@/contract';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { Pose } from '@/domain/film/film';
import { Touch, touchWord } from '@/domain/film/Touch';
import { useTouches } from '@/domain/film/touches';
import { useFilmKeys } from '@/domain/film/useKeys';
import { captionAt } from '@/domain/film/vtt';
import { useShare } from '@/domain/poster/useShare';
import { pictureUrl } from '@/ui/kit/Picture';
import { Slot } from '@/ui/kit/Slot';
import { later, useOffer } from '@/ui/shell';
import type { Saving } from './useSaving';
import { Foot } from './Foot';
import { Notices } from './Notices';
import { Rail } from './Rail';
import type { Panel } from './Sheets';
import { useMarks } from './useMarks';
import type { Begin, Play } from './usePlay';
import { keepSaver } from './wishes';

const Sheets = later(() => import('./Sheets').then(({ Sheets: part }) => part));

export interface OverProps {
  film: VideoDetail;
  play: Play;
  begin: Begin;
  saving: Saving;
  pose: Pose;
  onTurn: (on: boolean) => void;
  onChange: (part: (film: VideoDetail) => VideoDetail) => void;
  /** Another film is wanted. */
  onFilm: (id: string) => void;
  onPour: (steep: Steep) => void;
}

export const Over = observer(function Over(props: OverProps) {
  const { film, play, begin, saving, pose, onTurn, onChange, onFilm, onPour } = props;
  const { platform: device } = useStores();
  const [panel, setPanel] = useState<Panel>();
  const marks = useMarks(film, onChange);
  const { hearts, press } = useTouches(play.toggle, marks.likeIt);
  const share = useSharing(film, play);
  const turn = () => onTurn(pose !== 'turned');
  useFilmKeys({ film: play, pose, hasCaptions: film.transcript.length > 0, onTurn: turn });
  const save = (on: boolean) => {
    keepSaver(device.storage, on);
    saving.choose(on);
  };
  return (
    <>
      <Touch
        label={touchWord(play)}
        sign={!play.stopped ? undefined : play.mood === 'ended' ? 'refresh' : 'play'}
        hearts={hearts}
        onPress={press}
      />
      <Slot>
        <Notices play={play} begin={begin} />
      </Slot>
      <Foot
        film={film}
        play={play}
        caption={play.captions ? captionAt(film.transcript, play.time) : ''}
        pose={pose}
        onTurn={turn}
        onPanel={setPanel}
      />
      {pose === 'upright' && <Rail film={film} marks={marks} onShare={share.open} onMore={() => setPanel('more')} />}
      <Sheets
        open={panel !== undefined}
        panel={panel}
        film={film}
        play={play}
        marks={marks}
        saver={saving.chosen}
        onSaver={save}
        onPanel={setPanel}
        onGoods={(id) => {
          play.tell('goods');
          void go('/shop/pages/goods', { id });
        }}
        onFilm={onFilm}
        onPour={onPour}
        onWhole={() => void go('/pages/tea/video-box', { id: film.card.id, t: String(Math.floor(play.time)) })}
      />
      {share.sheet}
    </>
  );
});

/** The card of a film for the messenger, and its poster. */
function useSharing({ card, intro }: VideoDetail, play: Play) {
  const { id, title, cover } = card;
  const { share, sheet } = useShare({ kind: 'video', id });
  useOffer({ title, desc: intro, pic: pictureUrl(cover, 480), url: `/entertainment/pages/video/video?id=${id}` });
  return {
    sheet,
    open: () => {
      play.tell('share');
      share();
    },
  };
}
