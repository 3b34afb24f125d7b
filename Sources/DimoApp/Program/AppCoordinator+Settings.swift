import DimoAssets
import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

extension AppCoordinator {
    var tabTitles: [String] { AppTab.allCases.map { strings["tab.\($0.rawValue)"] } }

    private var isUTF8: Bool { shell.capabilities?.isUTF8 ?? true }

    func apply(_ change: SettingChange) {
        var options = container.shellOptions(isUTF8: isUTF8)
        // The mouse key may have changed this option meanwhile.
        if case .mouse = change {} else { options.isMouseOn = shell.options.isMouseOn }
        if case .colors(let depth) = change { shell.apply(options, colors: depth) } else { shell.apply(options) }
        if change.isOfDisplay { container.preferences.send(container.settings.preferences) }
        switch change {
        case .language: changeLanguage()
        case .ascii:
            container.strings.setPlain(options.metrics.isASCII, keepsHangul: options.metrics.canDrawHangul)
            changeLanguage()
        // Screens apply both when they read.
        case .spoilers, .temperature: scope?.main.everythingChanged()
        case .dilution:
            if let main = scope?.main { catalogue.update(main.store, with: container.makeStoreOpener()) }
        default: break
        }
    }

    private func changeLanguage() {
        do {
            try container.changeLanguage()
        } catch {
            shell.showToast(error.description, kind: .failed)
        }
        shell.options.glyphs = container.shellOptions(isUTF8: isUTF8).glyphs
        shell.launchTitles = tabTitles
        shell.tabs.rename(tabTitles)
        showMark()
        scope?.main.everythingChanged()
        newcomer?.changed.send()
    }

    func keep(_ change: SettingChange) {
        do {
            try container.live.apply(change)
        } catch {
            shell.showToast(strings("settings.not-kept", error.reason), kind: .failed)
        }
    }
}
