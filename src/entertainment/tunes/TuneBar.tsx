/** The bar of the piece that plays; nothing before the first press, and its script comes with that. */
import { observer } from 'mobx-react';
import { later } from '@/ui/shell';
import { useSilence, useTunes } from './useTunes';

const Bar = later(() => import('./Bar').then(({ Bar: part }) => part));

export const TuneBar = observer(function TuneBar() {
  const tunes = useTunes();
  useSilence(tunes.playing);
  return tunes.now ? <Bar tunes={tunes} /> : null;
});
