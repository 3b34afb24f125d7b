import Navigation
import TestSupport

@testable import Settings

/// The screens of the flow, standing in.
final class StubSettingsFactory: SettingsFlowFactory {
    private(set) var pages: [SettingsFlowPage] = []

    func makeScreen(_ page: SettingsFlowPage) -> any Screen { pages.append(page); return StubScreen(page.route) }
    func makeModal(_ box: SettingsFlowModal) -> any Modal { StubModal(box.route) }
}
