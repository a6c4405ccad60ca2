import type { CalendarModule } from './types';

export const calendar: CalendarModule = {
  async add({ title, file }) {
    // A browser does not go to a page that is data: it keeps it as a file, which the phone's calendar opens.
    if (file.startsWith('data:')) {
      const link = document.createElement('a');
      link.href = file;
      link.download = `${title}.ics`;
      link.click();
    } else window.location.href = file;
  },
};
