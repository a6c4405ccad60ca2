/** Flow 24 in a browser. */
import { flow24 } from '../stories/flow24';
import { live } from './story';

live(...flow24);
