"""Renders the sample recordings with captions (WebVTT) and chapters (Podcasting 2.0 JSON) from audio_scripts.py."""

import json
import re
import subprocess
import sys
import tempfile
import wave
from pathlib import Path

import numpy as np

from audio_scripts import EPISODES, SPOKEN, VOICES

RATE = 44100
SHOW = "The High-Performance CEO Show"
ARTIST = "Your Name"
TARGET_LUFS = -19.0
PEAK_LIMIT = 10 ** (-2.0 / 20)
SAME_SPEAKER_GAP = 0.30
OTHER_SPEAKER_GAP = 0.55
CHAPTER_GAP = 1.1
VOICE_STARTS_AT = 4.6


def run(*command: str, stdin: str | None = None) -> str:
    """Returns standard error of a command (where ffmpeg reports); raises when it fails."""
    done = subprocess.run(command, input=stdin, text=True, capture_output=True, check=True)
    return done.stderr


def read_wav(path: Path) -> np.ndarray:
    """Returns the samples of a 16-bit mono file, -1 to 1."""
    with wave.open(str(path)) as file:
        return np.frombuffer(file.readframes(file.getnframes()), dtype=np.int16) / 32768.0


def write_wav(path: Path, samples: np.ndarray) -> None:
    """Writes samples as 16-bit mono at the working rate."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(samples, -1, 1) * 32767).astype(np.int16).tobytes())


def loudness(path: Path) -> float:
    """Returns integrated loudness in LUFS."""
    report = run("ffmpeg", "-hide_banner", "-nostats", "-i", str(path), "-af", "ebur128", "-f", "null", "-")
    return float(re.findall(r"I:\s+(-?[\d.]+) LUFS", report)[-1])


def spoken_form(text: str) -> str:
    """Returns a caption line as the synthesiser should read it."""
    for written, said in SPOKEN.items():
        text = re.sub(rf"(?<!\w){re.escape(written)}(?!\w)", said, text)
    return text.replace("’", "'")


def speak(speaker: str, text: str, work: Path) -> np.ndarray:
    """Returns one spoken line at the working rate, silence trimmed and edges softened."""
    voice, rate, pitch = VOICES[speaker]
    raw, clean = work / "raw.wav", work / "clean.wav"
    run("RHVoice-test", "-p", voice, "-r", str(rate), "-t", str(pitch), "-o", str(raw), stdin=spoken_form(text) + "\n")
    chain = (
        "highpass=f=75,equalizer=f=190:t=q:w=0.8:g=1.5,equalizer=f=3000:t=q:w=0.9:g=1.5,"
        "equalizer=f=7500:t=q:w=1.2:g=-2,"
        "acompressor=threshold=0.1:ratio=2.2:attack=8:release=140:makeup=1.3"
    )
    run("ffmpeg", "-y", "-i", str(raw), "-af", chain, "-ar", str(RATE), "-ac", "1", str(clean))
    samples = read_wav(clean)
    level = np.convolve(np.abs(samples), np.ones(441) / 441, "same")
    loud = np.flatnonzero(level > 0.006)
    margin = int(0.03 * RATE)
    samples = samples[max(loud[0] - margin, 0) : loud[-1] + 2 * margin]
    edge = int(0.012 * RATE)
    samples[:edge] *= np.linspace(0, 1, edge)
    samples[-edge:] *= np.linspace(1, 0, edge)
    return samples


def speaker_gains(lines: dict[str, list[np.ndarray]], work: Path) -> dict[str, float]:
    """Returns the factor per speaker that brings everybody to the same loudness."""
    gains = {}
    for speaker, parts in lines.items():
        write_wav(work / "level.wav", np.concatenate(parts))
        gains[speaker] = 10 ** ((-20.0 - loudness(work / "level.wav")) / 20)
    return gains


def tone(frequency: float, length: float, attack: float, decay: float) -> np.ndarray:
    """Returns a soft bell-like tone: few partials, the higher ones fading first."""
    t = np.arange(int(length * RATE)) / RATE
    partials = [(1.0, 1.0), (2.0, 0.32), (3.01, 0.10), (4.98, 0.035)]
    sound = sum(gain * np.sin(2 * np.pi * frequency * k * t) * np.exp(-t / (decay / k**0.7)) for k, gain in partials)
    return sound * (1 - np.exp(-t / attack)) * np.minimum(1, (length - t) / 0.4)


def hall(samples: np.ndarray, seconds: float, wet: float) -> np.ndarray:
    """Returns the samples with a dark room tail; the noise is seeded, so every run sounds the same."""
    noise = np.random.default_rng(263).standard_normal(int(seconds * RATE))
    noise = np.convolve(noise, np.hanning(24) / 12, "same")
    tail = noise * np.exp(-np.arange(noise.size) / (seconds * RATE / 5))
    tail /= np.sqrt(np.sum(tail**2))
    size = 1 << int(np.ceil(np.log2(samples.size + tail.size)))
    blurred = np.fft.irfft(np.fft.rfft(samples, size) * np.fft.rfft(tail, size), size)[: samples.size + tail.size]
    out = wet * blurred
    out[: samples.size] += samples
    return out


def chime(notes: list[tuple[float, float, float]], length: float) -> np.ndarray:
    """Returns a phrase of (start in seconds, frequency in hertz, strength) over a quiet low fifth."""
    sound = np.zeros(int(length * RATE))
    for start, frequency, strength in notes:
        note = tone(frequency, length - start, 0.012, 1.5) * strength
        at = int(start * RATE)
        sound[at : at + note.size] += note[: sound.size - at]
    for frequency, strength in ((110.0, 0.30), (164.81, 0.18)):
        pad = tone(frequency, length, 0.7, 6.0) * strength
        sound[: pad.size] += pad
    sound = hall(sound, 1.8, 0.5)
    return 0.16 * sound / np.max(np.abs(sound))


INTRO = [(0.0, 440.0, 0.8), (0.45, 659.26, 0.7), (0.9, 554.37, 0.7), (1.55, 830.61, 0.55), (2.3, 739.99, 0.5)]
OUTRO = [(0.0, 739.99, 0.6), (0.5, 554.37, 0.65), (1.0, 659.26, 0.6), (1.7, 440.0, 0.8)]
INTERLUDE = [(0.0, 659.26, 0.35), (0.28, 440.0, 0.35)]


def stamp(seconds: float) -> str:
    """Returns a WebVTT time."""
    milliseconds = round(seconds * 1000)
    minutes, rest = divmod(milliseconds, 60000)
    return f"00:{minutes:02d}:{rest // 1000:02d}.{rest % 1000:03d}"


def add(track: np.ndarray, samples: np.ndarray, at: float) -> np.ndarray:
    """Returns the track with the samples mixed in at a time in seconds, lengthened where needed."""
    start = int(at * RATE)
    if track.size < start + samples.size:
        track = np.pad(track, (0, start + samples.size - track.size))
    track[start : start + samples.size] += samples
    return track


def fade_out(samples: np.ndarray, start: float, end: float) -> np.ndarray:
    """Returns the samples fading to silence between two times in seconds."""
    t = np.arange(samples.size) / RATE
    return samples * np.cos(np.clip((t - start) / (end - start), 0, 1) * np.pi / 2) ** 2


def soften(samples: np.ndarray) -> np.ndarray:
    """Returns the samples with peaks bent below the limit; only the loudest syllables reach the knee."""
    knee = 0.6
    room = PEAK_LIMIT - knee
    over = np.abs(samples) > knee
    bent = samples.copy()
    bent[over] = np.sign(samples[over]) * (knee + room * np.tanh((np.abs(samples[over]) - knee) / room))
    return bent


def master(samples: np.ndarray, work: Path) -> np.ndarray:
    """Returns the samples at the target loudness, peaks below the limit."""
    mixed = soften(samples)
    # Bending the peaks takes a little loudness away, so the gain is found by measuring the result.
    gain = 1.0
    for _ in range(3):
        write_wav(work / "mix.wav", mixed)
        gain *= 10 ** ((TARGET_LUFS - loudness(work / "mix.wav")) / 20)
        mixed = soften(samples * gain)
    return mixed


def render(number: int, out: Path, work: Path) -> None:
    """Writes episode-N.mp3, .vtt and .chapters.json."""
    episode = EPISODES[number]
    spoken = [(name, [(who, text, speak(who, text, work)) for who, text in cues]) for name, cues in episode["chapters"]]
    by_speaker: dict[str, list[np.ndarray]] = {}
    for _, cues in spoken:
        for who, _, samples in cues:
            by_speaker.setdefault(who, []).append(samples)
    gains = speaker_gains(by_speaker, work)

    voice = np.zeros(1)
    music = fade_out(chime(INTRO, 6.5), VOICE_STARTS_AT - 0.9, VOICE_STARTS_AT + 0.6)
    now, cues_out, chapters, previous = VOICE_STARTS_AT, [], [], None
    for index, (name, cues) in enumerate(spoken):
        if index:
            music = add(music, chime(INTERLUDE, 1.6) * 0.35, now + 0.1)
            now += CHAPTER_GAP
        chapters.append({"startTime": 0 if index == 0 else round(now - 0.15, 2), "title": name})
        for position, (who, text, samples) in enumerate(cues):
            if position:
                now += SAME_SPEAKER_GAP if who == previous else OTHER_SPEAKER_GAP
            voice = add(voice, samples * gains[who], now)
            cues_out.append((now, now + samples.size / RATE, who, text))
            now += samples.size / RATE
            previous = who
    music = add(music, chime(OUTRO, 6.0), now + 0.25)

    voice = hall(voice, 0.22, 0.07)
    mix = master(add(np.pad(music, (0, int(0.3 * RATE))), voice, 0.0), work)
    write_wav(work / "final.wav", mix)
    length = mix.size / RATE

    tags = [";FFMETADATA1", f"title={episode['title']} (sample excerpt)", f"artist={ARTIST}", f"album={SHOW}",
            f"track={number}", "date=2026", "genre=Podcast",
            "comment=Sample excerpt. The guest is invented and the voices are synthetic."]
    ends = [chapter["startTime"] for chapter in chapters[1:]] + [length]
    for chapter, end in zip(chapters, ends):
        tags += ["[CHAPTER]", "TIMEBASE=1/1000", f"START={round(chapter['startTime'] * 1000)}",
                 f"END={round(end * 1000)}", f"title={chapter['title']}"]
    (work / "tags.txt").write_text("\n".join(tags) + "\n", encoding="utf-8")
    run("ffmpeg", "-y", "-i", str(work / "final.wav"), "-i", str(work / "tags.txt"), "-map", "0:a",
        "-map_metadata", "1", "-map_chapters", "1", "-c:a", "libmp3lame", "-b:a", "64k", "-ac", "1",
        "-id3v2_version", "3", str(out / f"episode-{number}.mp3"))

    blocks = ["WEBVTT", f"NOTE Sample excerpt of episode {number}, {SHOW}. Invented guest, synthetic voices."]
    blocks += [f"{i}\n{stamp(a)} --> {stamp(b)}\n<v {who}>{text}" for i, (a, b, who, text) in enumerate(cues_out, 1)]
    (out / f"episode-{number}.vtt").write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
    document = {"version": "1.2.0", "title": episode["title"], "podcastName": SHOW, "author": ARTIST}
    document["chapters"] = chapters
    (out / f"episode-{number}.chapters.json").write_text(
        json.dumps(document, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    print(f"episode {number}: {length:.1f} s, {len(cues_out)} cues, {len(chapters)} chapters")


def main() -> None:
    """Renders every recording into the directory given as the only argument."""
    out = Path(sys.argv[1])
    for number in EPISODES:
        with tempfile.TemporaryDirectory() as work:
            render(number, out, Path(work))


if __name__ == "__main__":
    main()
