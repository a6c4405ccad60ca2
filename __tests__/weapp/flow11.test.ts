/** Flow 11 in the mini-program. */
import { flow11 } from '../stories/flow11';
import { live } from './story';

live(...flow11);
