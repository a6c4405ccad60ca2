export interface ImgProps {
  src: string;
  alt: string;
  /** contain shows the whole picture, cover fills the frame. */
  fit: 'cover' | 'contain';
  priority: boolean;
  onError: () => void;
}
