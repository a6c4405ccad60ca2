export interface WebFrameProps {
  url: string;
  title: string;
  onLoad: () => void;
  onError: () => void;
}
