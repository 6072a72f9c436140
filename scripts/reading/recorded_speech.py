"""A speech server for Orca without a voice. It appends each utterance as a line of JSON to the file that READER_SPEECH names."""

import json
import os

from gi.repository import GLib
from orca import speechserver

idle_marks = []


def append(line):
    with open(os.environ["READER_SPEECH"], "a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def mark_idle():
    """Orca reads a page without a pause for events. This runs when it has read the page, and has handled all events: `false` in the file."""
    idle_marks.clear()
    append(False)
    return GLib.SOURCE_REMOVE


def record(text):
    append(text)
    if not idle_marks:
        idle_marks.append(GLib.idle_add(mark_idle, priority=GLib.PRIORITY_LOW))


class SpeechServer(speechserver.SpeechServer):
    server = None

    @staticmethod
    def getFactoryName():
        return "Recorded speech"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.server = SpeechServer.server or SpeechServer()
        return SpeechServer.server

    def getInfo(self):
        return ["Recorded speech", "default"]

    def getVoiceFamilies(self):
        return [speechserver.VoiceFamily({})]

    def speakCharacter(self, character, acss=None):
        record(character)

    def speakKeyEvent(self, event, acss=None):
        record(event.getKeyName())

    def speak(self, text=None, acss=None, interrupt=True):
        record(text)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            record(context.utterance)

    def ignore(*_):
        """Nothing is audible, so nothing can be stopped or changed."""

    stop = reset = shutdown = updateCapitalizationStyle = updatePunctuationLevel = ignore
    shutdownActiveServers = staticmethod(ignore)

    def list_output_modules(self):
        return []
