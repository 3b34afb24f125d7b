import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

@MainActor
struct CalculatorViewModelTests {
    private func subject(_ dependencies: BarDIContainer.Dependencies) -> BarSubject<CalculatorViewModel> {
        BarSubject(dependencies) { container, _ in container.makeCalculatorViewModel() }
    }

    @Test func `the calculator opens with a finished syrup`() {
        let subject = self.subject(SampleWorld().dependencies())
        #expect(subject.text("Water") == "500 g")
        #expect(subject.text("Total") == "813 ml")
        #expect(subject.text("Brix") == "50.0 °Bx")
        subject.type("2", into: "sugar-parts")
        subject.choose("volume", in: "known")
        subject.type("700+50", into: "amount")
        #expect(subject.text("Brix") == "66.7 °Bx")
        #expect(subject.text("Total") == "750 ml")
    }

    @Test func `each calculator has its own fields and keeps its input`() {
        let dependencies = SampleWorld().dependencies()
        let subject = self.subject(dependencies)
        subject.type("250", into: "amount")
        subject.choose("super-juice", in: "calculator")
        subject.type("30", into: "peel")
        #expect(subject.state.kind == .superJuice)
        #expect(subject.text("Citric acid") == "20 g")
        #expect(subject.text("Malic acid") == "10 g")
        subject.type("60", into: "peel")
        #expect(subject.text("Water") == "1000 g", "a scale shows no 999.6 g")
        subject.type("30", into: "peel")
        subject.choose("batch", in: "calculator")
        #expect(subject.text("Mix") == "900 ml")
        #expect(subject.text("Water to add") == "354 ml (39%)")
        #expect(subject.text("Final ABV") == "19.4%")
        #expect(subject.text("Bottles") == "2")
        subject.choose("sum", in: "calculator")
        subject.type("2*30+15", into: "sum")
        #expect(subject.text("Result") == "75")
        subject.choose("syrup", in: "calculator")
        #expect(subject.text("Sugar") == "250 g")
        let again = self.subject(dependencies)
        #expect(again.text("Sugar") == "250 g")
    }

    @Test func `an invalid sum shows its problem and no results`() {
        let subject = self.subject(SampleWorld().dependencies())
        subject.type("5oo", into: "amount")
        #expect(subject.state.problem == "\"o\" can't be used here. Use numbers, + - * / and parentheses.")
        let korean = FormNumbers(strings: TestWords.korean).describe(.unexpected("o"))
        #expect(korean == "\"o\"는 여기에 쓸 수 없습니다. 수, + - * /, 괄호만 쓰세요.")
        #expect(subject.state.results == [])
        subject.type("0", into: "amount")
        #expect(subject.state.problem.hasPrefix("These numbers don't work"))
        let copied = Recorded(subject.output.copied)
        subject.input.copyRequested.send()
        #expect(copied.values == [])
        subject.type("100", into: "amount")
        subject.input.copyRequested.send()
        #expect(copied.values.first?.hasPrefix("Sugar: 100 g\nWater: 100 g") == true)
    }
}

extension BarSubject where Model == CalculatorViewModel {
    fileprivate func type(_ text: String, into field: String) {
        input.form.edited.send(.text(field: field, text))
    }

    fileprivate func choose(_ option: String, in field: String) {
        input.form.edited.send(.option(field: field, option))
    }

    fileprivate func text(_ label: String) -> String? { state.results.first { $0.label == label }?.text }
}
