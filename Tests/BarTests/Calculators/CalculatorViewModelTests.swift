import Domain
import Reactive
import TestSupport
import Testing

@testable import Bar

@MainActor
struct CalculatorViewModelTests {
    @MainActor
    private struct Subject {
        let values = Signal<[String: String]>()
        let copy = Signal<Void>()
        let model: CalculatorViewModel
        let states: Recorded<CalculatorState>
        let copied: Recorded<String>

        init(_ dependencies: BarDIContainer.Dependencies) {
            model = CalculatorViewModel(dependencies: dependencies)
            let output = model.transform(
                CalculatorViewModel.Input(valuesChanged: values.events, copyRequested: copy.events))
            states = Recorded(output.state)
            copied = Recorded(output.copied)
        }

        var state: CalculatorState { states.last ?? CalculatorState() }
        func text(_ label: String) -> String? { state.results.first { $0.label == label }?.text }
    }

    @Test func `it opens on a syrup that is worked out already`() {
        let subject = Subject(SampleWorld().dependencies())
        #expect(subject.text("Water") == "500 g")
        #expect(subject.text("Total") == "813 ml")
        #expect(subject.text("Brix") == "50.0 °Bx")
        subject.values.send(["sugar-parts": "2", "known": "2", "amount": "700+50"])
        #expect(subject.text("Brix") == "66.7 °Bx")
        #expect(subject.text("Total") == "750 ml")
    }

    @Test func `another calculator has its own fields, and what was typed is there again`() {
        let dependencies = SampleWorld().dependencies()
        let subject = Subject(dependencies)
        subject.values.send(["amount": "250"])
        subject.values.send(["calculator": "1", "peel": "30"])
        #expect(subject.state.kind == .superJuice)
        #expect(subject.text("Citric acid") == "20 g")
        #expect(subject.text("Malic acid") == "10 g")
        subject.values.send(["calculator": "2"])
        #expect(subject.text("Mix") == "900 ml")
        #expect(subject.text("Water to add") == "354 ml (39 %)")
        #expect(subject.text("Final ABV") == "19.4 %")
        #expect(subject.text("Bottles") == "2")
        subject.values.send(["calculator": "3", "sum": "2*30+15"])
        #expect(subject.text("Result") == "75")
        subject.values.send(["calculator": "0"])
        #expect(subject.text("Sugar") == "250 g")
        let again = Subject(dependencies)
        #expect(again.text("Sugar") == "250 g")
    }

    @Test func `what is no sum says so, and the rest waits`() {
        let subject = Subject(SampleWorld().dependencies())
        subject.values.send(["amount": "5oo"])
        #expect(subject.state.problem == "Character 2 doesn't belong in a sum. Use numbers, + - * / and parentheses.")
        #expect(subject.state.results == [])
        subject.values.send(["amount": "0"])
        #expect(subject.state.problem.hasPrefix("These numbers don't work"))
        subject.copy.send()
        #expect(subject.copied.values == [])
        subject.values.send(["amount": "100"])
        subject.copy.send()
        #expect(subject.copied.values.first?.hasPrefix("Sugar: 100 g\nWater: 100 g") == true)
    }
}
