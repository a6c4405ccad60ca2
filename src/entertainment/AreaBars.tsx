/** What goes on from page to page of the area: the music, and above it the pour that is under way. */
import { observer } from 'mobx-react';
import { BrewBar } from './film/BrewBar';
import { TuneBar } from './tunes/TuneBar';
import { useTunes } from './tunes/useTunes';

export const AreaBars = observer(function AreaBars() {
  const tunes = useTunes();
  return (
    <>
      <BrewBar place={tunes.now ? 'above' : 'foot'} />
      <TuneBar />
    </>
  );
});
