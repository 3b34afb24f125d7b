import Domain
import Exchange
import Testing

/// CSV with the columns of the shell's page.
struct CSVTests {
    @Test func `several rows make a drink, and quoted fields hold commas and line breaks`() throws {
        let batch = try ExchangeReader(names: Samples.names).read(.path(Fixture.path("recipes.csv")))
        #expect(batch.failures == [] && batch.formats == [.csv])
        let drink = try #require(batch.drinks.first?.value)
        #expect(drink.id == "my-window-seat" && drink.name.korean == "창가 자리" && drink.base == .gin)
        #expect(drink.steps == [Samples.text("Shake everything.", "모두 흔든다."), Samples.text("Strain.", "거른다.")])
        #expect(drink.techniques == [.shake, .dryShake] && drink.tags == ["long", "made-up"])
        #expect(drink.source == "The made-up book, page 3")
        #expect(
            drink.lines == [
                DrinkLine(
                    ingredient: "seat-gin", amount: 45, unit: .millilitre, isExact: true,
                    note: Samples.text("cold, very cold", "cold, very cold")),
                DrinkLine(ingredient: "aisle-juice", amount: 22.5, amountMax: 30, unit: .millilitre),
                DrinkLine(ingredient: "cloud-soda", amount: nil, unit: .topUp, isAfter: true),
            ])
        let second = try #require(batch.drinks.last?.value)
        #expect(second.id == "nameless-second" && second.lines.map(\.ingredient) == ["seat-gin", "mint"])
        #expect(second.lines.last == DrinkLine(ingredient: "mint", amount: 3, unit: .leaf, isOptional: true))
    }

    @Test(arguments: [",", ";", "\t"])
    func `the header determines the delimiter`(delimiter: String) throws {
        let rows = [["name", "Ingredient", "amount", "unit"], ["Plain", "Gin", "50", "ml"]]
        let batch = try Samples.read(rows.map { $0.joined(separator: delimiter) }.joined(separator: "\r\n"))
        #expect(batch.drinks.first?.value.lines.first?.amount == 50)
    }

    @Test func `a bad row fails only its own drink, with its line`() throws {
        let batch = try Samples.read(
            """
            name_en,ingredient,amount,unit
            One,Gin,50,ml
            Two,Gin,-1,ml
            Three,Gin,"5"0,ml
            Four,Gin,50,ml,more,fields
            Five,Gin,50,ml
            """)
        #expect(batch.drinks.map(\.value.id) == ["one", "five"])
        #expect(batch.failures.map(\.place.record) == ["Two", "Three", "Four"])
        #expect(
            batch.failures.map(\.reason) == [
                "line 3.amount: -1 is below 0: give a positive amount",
                "line 4: has a quotation mark in the middle of a field: quote the field and double each "
                    + "quotation mark in it",
                "line 5: fields: 6, in the header: 4; quote fields that contain commas",
            ])
        #expect(batch.readCount == 6)
    }

    @Test func `a bad row of several fails the whole drink, not half of it`() throws {
        let batch = try Samples.read(
            "name_en,ingredient,amount,unit\nOne,Gin,50,ml\nOne,\"L\"ime,1,oz\nTwo,Gin,50,ml\n")
        #expect(batch.drinks.map(\.value.id) == ["two"] && batch.failures.map(\.place.record) == ["One"])
    }

    @Test func `an unclosed quotation mark costs only its line`() throws {
        let batch = try Samples.read(
            "name_en,ingredient,amount,unit\nOne,\"Gin,50,ml\nTwo,Gin,50,ml\nThree,Gin,50,ml\n")
        #expect(batch.drinks.map(\.value.id) == ["two", "three"])
        #expect(batch.failures.map(\.place.record) == ["One"])
        #expect(batch.failures.first?.reason.contains("never closed") == true)
    }
}
