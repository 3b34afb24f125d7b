import Domain
import FeatureKit
import TestSupport

@testable import Drinks

extension DrinksStep {
    /// The step as text, for comparison in tests.
    var text: String {
        switch self {
        case .destination(.madeForm(let id)): "made:\(id)"
        case .destination(let destination): destination.route
        case .filtered(let filter): "drinks/all \(filter.code)"
        case .made(let id, let servings): "made:\(id) x\(servings)"
        case .whyNot(let id): "why:\(id)"
        case .filter(let section): "\(section.route) filter"
        case .savedFilters(let section, nil): "\(section.route) filters"
        case .savedFilters(let section, let search?): "\(section.route) filters \(search.code)"
        case .opinion(let id): "rate:\(id)"
        case .choice(let source, _): "choose: \(source.title)"
        case .mergeQuestion(let question, _): question
        case .prompt(let prompt): prompt.route
        }
    }
}

extension Flow<DrinksStep> {
    /// A flow that only records navigation.
    static func recording(in log: EventLog) -> Flow { recording(in: log, describe: \.text) }
}
