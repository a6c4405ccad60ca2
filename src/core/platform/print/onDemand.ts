/** Prints a document of its own in a frame nobody sees, so that nothing of the page comes along. */
export const printFrame = (title: string, html: string): Promise<void> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('aria-hidden', 'true');
    frame.style.cssText = 'position:fixed;left:-9999px;width:0;height:0;border:0';
    frame.onload = () => {
      const view = frame.contentWindow;
      const leave = () => {
        frame.remove();
        resolve();
      };
      if (!view) return leave();
      // Some browsers say when the dialog is closed, the others hold the script until then.
      view.onafterprint = leave;
      view.document.title = title;
      view.focus();
      view.print();
      return undefined;
    };
    frame.srcdoc = html;
    document.body.append(frame);
  });
