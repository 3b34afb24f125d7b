import Domain
import FeatureKit

/// Reads the member's lists of works; a guest has none.
struct WorkListReader: Sendable {
    let marks: any CommunityMarksRepository
    let works: any WorkRepository
    let viewer: Viewer
    let strings: Strings

    func lists() async throws -> Page<PageRow<MomentumTarget>> {
        guard let member = viewer.profile else { return Page() }
        return Page(
            rows: try await marks.lists(of: member, containing: nil).map { list in
                PageRow(
                    .destination(.workList(list.name)), mark: .blank, title: list.name,
                    detail: strings.counted("shell.work.lists.count", list.count))
            })
    }

    /// Reads a page of a list in its order; empty if there is no such list.
    func works(
        in list: String, after last: ListMark?, limit: Int
    ) async throws -> Page<PageRow<MomentumTarget>> {
        guard let member = viewer.profile else { return Page() }
        let all = try await marks.works(in: list, of: member)
        let listed = all.dropFirst(Int(last?.key(0, or: 0) ?? 0)).prefix(limit)
        let progress = Dictionary(
            firstOf: try await works.works(listed.map(\.work.id), for: viewer).map { ($0.id, $0.progress) })
        return Page(
            rows: listed.map { row($0, progress[$0.work.id]) },
            next: listed.endIndex < all.endIndex ? ListMark([Int64(listed.endIndex)]) : nil)
    }

    private func row(_ listed: ListedWork, _ progress: DigProgress?) -> PageRow<MomentumTarget> {
        PageRow(
            .place(.work(listed.work.id)), mark: progress?.isComplete == true ? .check : .blank,
            title: "\(listed.place.position). \(listed.work.titled(strings.language))",
            remark: listed.place.note?.replacing("\n", with: " ") ?? "",
            detail: progress?.text(strings) ?? "")
    }
}
