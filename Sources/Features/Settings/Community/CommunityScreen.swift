import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class CommunityScreen: PageScreen<CommunityViewModel, CommunityTarget> {
    override var title: String { strings["settings.community"] }
    override var loadingText: String { strings["settings.loading"] }

    override func willBind(in host: any ScreenHost) {
        super.willBind(in: host)
        input.opened.observe { [weak host] target in
            guard case .lostText(let notice) = target, let text = notice.lostText else { return }
            host?.copy(text)
        }.store(in: bag)
    }

    override func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String? {
        var texts = page.blockTexts
        for case .lostText(let notice) in texts.keys { texts[.lostText(notice)] = notice.lostText.map { [$0] } }
        return page.copyText(of: part, texts: texts, metrics: metrics, context: context)
    }
}

package enum CommunityStep: String, CaseIterable, Sendable {
    case join
    case devices
    case signIn = "sign-in"
    case password
    case codes
    case delete

    var route: String { "\(SettingsPage.community.route)/\(rawValue)" }
}
