import Domain
import FeatureKit
import Reactive

struct DigHomeState: PageScreenState {
    let page: PageState<DigHomeTarget>
    /// The number of members and its age; empty until known.
    let people: String

    var phase: Phase { page.phase }
    var title: String { page.title }
    var blocks: [PageBlock<DigHomeTarget>] { page.blocks }
}

@MainActor
final class DigHomeViewModel: ViewModel {
    typealias Input = PageInput<DigHomeTarget>
    typealias Output = StateOutput<DigHomeState>

    private let flow: Flow<DigStep>
    private let content: PageContent<DigHomeTarget>
    private let nextOne: NextToDig
    private let people = Observable("")
    private let bag = SubscriptionBag()

    init(reader: DigHomeReader, nextOne: NextToDig, flow: Flow<DigStep>, strings: Strings) {
        self.flow = flow
        self.nextOne = nextOne
        content = PageContent(strings: strings) { [people] in
            let reading = try await reader.read()
            await people.send(reading.people)
            return LoadedPage(blocks: DigHomeFormatter(strings: strings).blocks(of: reading))
        }
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [flow, nextOne, content] target in
            target.open(in: flow) {
                nextOne.find { flow.show(.destination(.form($0))) }
            } skip: { id in
                nextOne.skip(id) { content.reload() }
            }
        }.store(in: bag)
        content.bind(input.refresh, in: bag)
        return Output(
            state: combineLatest(content.state, people) { DigHomeState(page: $0, people: $1) },
            messages: content.messages.merging(nextOne.messages))
    }
}
