import { everyPage } from './everyPage';

everyPage('venues');
