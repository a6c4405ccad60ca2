import { ADVERT_MS, type ScriptModule } from './types';

export const script: ScriptModule = {
  advert: (url) =>
    new Promise((resolve) => {
      const element = document.createElement('script');
      const finish = () => {
        clearTimeout(timer);
        element.remove();
        resolve();
      };
      const timer = setTimeout(finish, ADVERT_MS);
      element.async = true;
      element.src = url;
      element.onerror = finish;
      document.head.append(element);
    }),
};
