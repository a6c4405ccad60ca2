import { everyPage } from './everyPage';

everyPage('culture', 2, 2);
