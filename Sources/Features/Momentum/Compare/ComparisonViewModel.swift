internal import Domain
internal import FeatureKit
internal import Reactive

/// My votes beside another member's, on the characters both of us dug.
@MainActor
final class ComparisonViewModel {
    struct Input {
        let opened: Events<MomentumTarget>
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<ComparisonState>
    }

    /// So many of the common characters stand on the page, newest first.
    private static let shown = 100

    private let member: Identifier<Profile>
    private let dependencies: MomentumDIContainer.Dependencies
    private let actions: MomentumActions
    private let state = Observable(ComparisonState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(member: Identifier<Profile>, dependencies: MomentumDIContainer.Dependencies, actions: MomentumActions) {
        self.member = member
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] target in
            guard let self else { return }
            MomentumViewModel.open(target, actions)
        }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        let mine = dependencies.member()?.id
        reading.run { [member, momentum = dependencies.momentum] in
            guard let other = try await momentum.member(member) else { throw NotFound(id: member.rawValue) }
            guard let mine else { return (other, MomentumComparison([]), [SharedVote]()) }
            return (
                other, try await momentum.comparison(of: mine, with: member),
                try await momentum.sharedVotes(of: mine, with: member, after: nil, limit: Self.shown).rows
            )
        } completion: { [weak self] result in
            guard let self else { return }
            let strings = dependencies.strings
            state.update { state in
                switch result {
                case .success(let (other, comparison, votes)):
                    state.nickname = other.nickname
                    state.blocks = Self.blocks(other, comparison, votes, strings)
                    state.phase = .loaded
                case .failure(let error):
                    let isGone = error is NotFound
                    state.phase = .failed(isGone ? strings["momentum.gone"] : ErrorText.describe(error, strings))
                }
            }
        }
    }

    private static func blocks(
        _ other: MemberReference, _ comparison: MomentumComparison, _ votes: [SharedVote], _ strings: Strings
    ) -> [PageBlock<MomentumTarget>] {
        var blocks: [PageBlock<MomentumTarget>] = [.gap, .title(strings("momentum.with", other.nickname))]
        guard let percent = comparison.percent else {
            return blocks + [.text(strings["momentum.nothing-shared"], .muted)]
        }
        blocks.append(
            .text(
                strings.counted(
                    "momentum.shared", comparison.characters, String(percent), String(comparison.equalLetters),
                    String(comparison.characters * MBTIAxis.allCases.count))))
        blocks.append(
            .table(
                PageTable(
                    header: [strings["momentum.axis"], strings["momentum.equal"]],
                    rows: zip(MBTIAxis.allCases, comparison.byAxis).map { axis, count in
                        ["\(axis.first) | \(axis.second)", "\(count)/\(comparison.characters)"]
                    })))
        blocks.append(.gap)
        blocks += votes.map { vote in
            .row(
                PageRow(
                    .character(vote.character.id), mark: vote.sharedLetters == 4 ? .check : .blank,
                    title: vote.character.name[strings.language],
                    remark: WorkText.titled(vote.character.work, strings.language),
                    detail: strings("momentum.pair", vote.mine.text, vote.theirs.text)))
        }
        return blocks
    }
}
