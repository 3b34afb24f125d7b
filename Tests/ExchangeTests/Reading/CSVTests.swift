import Domain
import Exchange
import Testing

/// CSV with the columns that the manual documents.
struct CSVTests {
    @Test func `several rows form a drink, and quoted fields may hold commas and line breaks`() throws {
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

    @Test func `a bad row fails only its own drink, with its line number`() throws {
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

    @Test func `a bad row among several fails the whole drink`() throws {
        let batch = try Samples.read(
            "name_en,ingredient,amount,unit\nOne,Gin,50,ml\nOne,\"L\"ime,1,oz\nTwo,Gin,50,ml\n")
        #expect(batch.drinks.map(\.value.id) == ["two"] && batch.failures.map(\.place.record) == ["One"])
    }

    @Test func `a row without a name fails by its line and joins no other drink`() throws {
        let batch = try Samples.read(
            "name,ingredient,amount,unit\nA Drink,gin,1,oz\n,campari,1,oz\n,rum,1,oz\nB Drink,rum,1,oz\n")
        #expect(batch.drinks.map(\.value.name.english) == ["A Drink", "B Drink"])
        #expect(batch.drinks.map(\.value.lines.count) == [1, 1])
        #expect(batch.failures.map(\.place.record) == ["line 3", "line 4"])
        #expect(batch.failures.allSatisfy { $0.remark == RecordRemark(.noName, field: "name_en") })
    }

    @Test func `rows of delimiters alone are skipped`() throws {
        let batch = try Samples.read("name,ingredient,amount,unit\n,,,\nOne,Gin,50,ml\n, ,,\nOne,Lime,1,oz\n,,,\n")
        #expect(batch.failures == [] && batch.drinks.map(\.value.lines.count) == [2])
    }

    @Test func `an unclosed quotation mark fails only its line`() throws {
        let batch = try Samples.read(
            "name_en,ingredient,amount,unit\nOne,\"Gin,50,ml\nTwo,Gin,50,ml\nThree,Gin,50,ml\n")
        #expect(batch.drinks.map(\.value.id) == ["two", "three"])
        #expect(batch.failures.map(\.place.record) == ["One"])
        #expect(batch.failures.first?.reason.contains("never closed") == true)
    }

    @Test(arguments: [
        "name,ingredient,qty,unit", "Cocktail,Ingredient,Quantity,Units", "drink,ingredient name,amt,uom",
        "NAME_EN,INGREDIENT,Count,UNIT", "칵테일,재료,수량,단위", "이름,재료,양,단위", "ｎａｍｅ,ｉｎｇｒｅｄｉｅｎｔ,ｑｔｙ,ｕｎｉｔ",
    ])
    func `columns of other programs' tables are recognised`(header: String) throws {
        let batch = try Samples.read("\(header)\nSharp,Gin,50,ml\n", names: Samples.names)
        #expect(batch.warnings == [] && batch.failures == [])
        #expect(
            batch.drinks.first?.value.lines == [DrinkLine(ingredient: "gin", amount: 50, unit: .millilitre)])
    }

    @Test func `a column's own name precedes a synonym, and unread columns are reported`() throws {
        let batch = try Samples.read("name,ingredient,qty,amount,unit,price\nSharp,Gin,1,50,ml,12\n")
        #expect(batch.drinks.first?.value.lines.first?.amount == 50)
        #expect(batch.warnings.map(\.text) == ["columns not read: qty, price"])
        let table = try Samples.read("name,abv,qty\nHouse gin,40,2\n")
        #expect(table.ingredients.count == 1 && table.warnings.map(\.text) == ["columns not read: qty"])
    }

    @Test(arguments: [("1 1/2 oz", 1.5, MeasureUnit.ounce), ("４５ｍｌ", 45, .millilitre), ("2-3 dashes", 2, .dash)])
    func `an amount may include its unit`(amount: String, number: Double, unit: MeasureUnit) throws {
        let batch = try Samples.read("name,ingredient,qty\nSharp,Gin,\(amount)\n", names: Samples.names)
        let line = try #require(batch.drinks.first?.value.lines.first)
        #expect(line.amount == number && line.unit == unit)
    }

    @Test(arguments: [
        ("50 밀리", 50, MeasureUnit.millilitre), ("30미리", 30, .millilitre), ("200cc", 200, .millilitre),
        ("1.5리터", 1500, .millilitre), ("2테이블스푼", 2, .tablespoon), ("1캔", 1, .can), ("½병", 0.5, .bottle),
        ("1컵", 1, .cup), ("2샷", 2, .shot), ("1쪽", 1, .wedge), ("3파트", 3, .part),
    ])
    func `Korean units are read as they are written at home and on Dimo's screens`(
        amount: String, number: Double, unit: MeasureUnit
    ) throws {
        let batch = try Samples.read("name,ingredient,qty\nSharp,Gin,\(amount)\n", names: Samples.names)
        let line = try #require(batch.drinks.first?.value.lines.first)
        #expect(line.amount == number && line.unit == unit)
    }

    @Test func `a unit in both columns adds no note`() throws {
        let batch = try Samples.read("name,ingredient,amount,unit\nSharp,Gin,50 ml,ml\n", names: Samples.names)
        #expect(
            batch.drinks.first?.value.lines == [DrinkLine(ingredient: "gin", amount: 50, unit: .millilitre)])
    }

    @Test func `a unit without an amount gives no amount`() throws {
        let batch = try Samples.read("name,ingredient,amount,unit\nSharp,Gin,,ml\n", names: Samples.names)
        #expect(batch.drinks.first?.value.lines.map(\.amount) == [nil])
        let foreign = try Samples.read(
            Samples.recipe(line: "{\"name\":\"Gin\",\"amount\":\"\",\"units\":\"ml\"}"), names: Samples.names)
        #expect(foreign.drinks.first?.value.lines.map(\.amount) == [nil])
    }

    @Test func `a database's null values are read as missing`() throws {
        let batch = try Samples.read(
            "name,ingredient,amount,unit,note,abv\nSharp,Gin,50,ml,NULL,NULL\nSharp,NULL,NULL,NULL,\\N,NULL\n",
            names: Samples.names)
        let drink = try #require(batch.drinks.first?.value)
        #expect(drink.statedStrength == nil && batch.warnings == [])
        #expect(drink.lines == [DrinkLine(ingredient: "gin", amount: 50, unit: .millilitre)])
    }

    @Test(arguments: [("40%", 40), ("４０ ％", 40), ("40 % vol", 40), ("40도", 40)])
    func `a strength may include its sign`(text: String, strength: Double) throws {
        let batch = try Samples.read("name,category,abv\nHouse thing,Spirits,\(text)\n")
        #expect(batch.ingredients.first?.value.content.strength == strength)
        #expect(batch.ingredients.first?.value.category == .spirit)
    }

    @Test func `0 percent is unknown in foreign tables if the ingredient may hold alcohol`() throws {
        let rows = "Old thing,Spirits,0 %\nRum cream,Dairy,0\nRose mist,Syrup,0\nAlcohol-free gin,Spirits,0\n"
        let batch = try Samples.read("name,category,abv\n\(rows)")
        #expect(batch.ingredients.map(\.value.content.strength) == [nil, nil, 0, 0])
        #expect(batch.warnings.map(\.place?.record) == ["line 2", "line 3"])
        #expect(batch.warnings.map(\.remark.sentence) == [.doubtfulZero, .doubtfulZero])
    }

    @Test(arguments: ["-5", "140", "1e308", "strong"])
    func `an impossible strength is reported, and the drink is still read`(text: String) throws {
        let batch = try Samples.read("name,ingredient,amount,unit,abv\nSharp,Gin,50,ml,\(text)\n", names: Samples.names)
        #expect(batch.drinks.first?.value.statedStrength == nil && batch.drinks.count == 1)
        #expect(batch.warnings.map(\.remark.field) == ["abv"])
        #expect(batch.warnings.first?.text.hasSuffix("it was left out") == true)
    }
}
