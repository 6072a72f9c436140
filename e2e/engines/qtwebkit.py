"""Opens an address in QtWebKit, and prints what it shows when it has loaded: python3 qtwebkit.py <address> <on|off for JavaScript>"""

import json
import sys

from PyQt5.QtCore import QTimer, QUrl
from PyQt5.QtWebKit import QWebElement, QWebSettings
from PyQt5.QtWebKitWidgets import QWebPage
from PyQt5.QtWidgets import QApplication


class Page(QWebPage):
    def javaScriptConsoleMessage(self, message, line, source):
        print(message, file=sys.stderr)


address, javascript = sys.argv[1:]
application = QApplication(sys.argv[:1])
page = Page()
page.settings().setAttribute(QWebSettings.JavascriptEnabled, javascript == "on")
frame = page.mainFrame()


def show(_loaded):
    message = frame.findFirstElement("#boot-error")
    seen = {
        "title": frame.title(),
        "text": frame.toPlainText(),
        "message": message.styleProperty("display", QWebElement.ComputedStyle),
    }
    print(json.dumps(seen))
    application.quit()


page.loadFinished.connect(show)
QTimer.singleShot(30_000, lambda: sys.exit("Not loaded after 30 s"))
frame.load(QUrl(address))
application.exec_()
