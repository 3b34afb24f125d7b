import Domain
import FeatureKit

@testable import Works

extension WorksStep {
    /// The step as text with its arguments, for comparison in tests.
    var text: String {
        switch self {
        case .destination(let destination): destination.route
        case .writing(let subject): subject.route
        case .watched(let work, let entry): "watched \(work.id)\(entry == nil ? "" : " again")"
        case .report(let review): "report \(review)"
        case .requests(let title, let kind): "requests \(title) \(kind)"
        case .ownWork(let id, let request): "own \(id?.rawValue ?? request?.name ?? "new")"
        case .addedCharacter(let work, let name): "add \(name.map { "\($0.english) " } ?? "")to \(work.id)"
        case .castMember(let character, _, _): "cast \(character?.name.english ?? "new")"
        case .choice(let title, _, let selected, _): "choose \(title) \(selected)"
        case .ticks(let source, let ticked, _): "tick \(source.title) \(ticked.joined(separator: ","))"
        case .offerRun(let question, _): "offer: \(question)"
        case .confirmDrop: "discard?"
        case .confirmLeave(let keepsDraft): keepsDraft ? "leave?" : "leave and lose it?"
        }
    }
}
