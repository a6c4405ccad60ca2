import { everyPage } from './everyPage';

everyPage('culture', 1, 2);
