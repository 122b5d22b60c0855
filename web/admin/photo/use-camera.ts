import { type RefObject, useEffect, useRef, useState } from 'react';
import { photoLimits } from '#domain/photo/photos.ts';

/** `off`: not opened; `none`: refused, or there is none. */
type CameraState = 'off' | 'opening' | 'on' | 'none';

interface Camera {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly open: () => void;
  /** The picture of this moment; undefined when the camera gives none. */
  readonly shoot: () => Promise<Blob | undefined>;
}

const wanted: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: 'environment',
    width: { ideal: photoLimits.maxSide },
    height: { ideal: (photoLimits.maxSide * 3) / 4 },
  },
};

/** A finger on the screen means a phone, whose camera looks away from it. */
const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

function pictureOf(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return Promise.resolve(undefined);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.86));
}

/** The phone's camera in the page, while it is shown and the page is in sight. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(isPhone);
  const [state, setState] = useState<CameraState>(isWanted ? 'opening' : 'off');

  useEffect(() => {
    if (!isWanted) return;
    let stream: MediaStream | undefined;
    let isGone = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
      stream = undefined;
    };
    const start = async () => {
      try {
        const opened = await navigator.mediaDevices.getUserMedia(wanted);
        stop();
        stream = opened;
        if (isGone || !video.current) return stop();
        video.current.srcObject = opened;
        await video.current.play();
        setState('on');
      } catch {
        if (!isGone) setState('none');
      }
    };
    const look = () => (document.hidden ? stop() : start());
    if (navigator.mediaDevices) start();
    else setState('none');
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWanted]);

  return {
    state,
    video,
    open: () => {
      setState('opening');
      setWanted(true);
    },
    shoot: () => (video.current ? pictureOf(video.current) : Promise.resolve(undefined)),
  };
}
