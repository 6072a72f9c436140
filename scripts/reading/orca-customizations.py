"""Orca's settings for a test: everything that it would speak goes to recorded_speech, and nothing else makes a sound."""

import orca.settings

orca.settings.speechServerFactory = "recorded_speech"
orca.settings.speechFactoryModules = ["recorded_speech"]
orca.settings.enableSpeech = True
orca.settings.enableKeyEcho = False
orca.settings.enableEchoByCharacter = False
orca.settings.enableEchoByWord = False
orca.settings.enableBraille = False
orca.settings.enableSound = False
orca.settings.quitOrcaNoConfirmation = True
