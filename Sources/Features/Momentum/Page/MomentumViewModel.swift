import Domain
import FeatureKit

typealias MomentumViewModel = PageViewModel<MomentumTarget>

extension MomentumViewModel {
    /// `makeReader` is called for each read, as the viewer may change; it returns nil for a guest without a page.
    convenience init(
        member: Identifier<Profile>?, makeReader: @escaping @MainActor @Sendable () -> MomentumPageReader?,
        flow: Flow<MomentumDestination>, strings: Strings
    ) {
        self.init(strings: strings, gone: strings["momentum.gone"]) {
            guard let reader = await makeReader() else {
                return LoadedPage(blocks: [.gap, .text(strings["momentum.guest"])])
            }
            let reading = try await reader.read()
            return LoadedPage(
                title: reading.member.nickname, blocks: MomentumFormatter(strings: strings).blocks(of: reading))
        } open: {
            $0.open(in: flow)
        }
    }
}
